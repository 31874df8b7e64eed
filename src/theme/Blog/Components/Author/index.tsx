// Ejected from @docusaurus/theme-classic 3.8.1 (Blog/Components/Author).
// Reason for overriding: the original's picture has no width and height, and is fetched immediately, however
// far down the page it is.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author';
import AuthorSocials from '@theme/Blog/Components/Author/Socials';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Width and height of the picture in pixels; src/css/blog.css has the same in rem, whatever the heading. */
const PICTURE = 32;

interface MaybeLinkProps {
  readonly href: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

function MaybeLink({href, className, children}: MaybeLinkProps): ReactNode {
  return href === undefined ? (
    children
  ) : (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}

export default function BlogAuthor({as, author, className, count}: Props): ReactNode {
  const {name, title, url, imageURL, email, page} = author;
  const link = page?.permalink ?? url ?? (email === undefined ? undefined : `mailto:${email}`);
  return (
    <div className={clsx('avatar margin-bottom--sm', className, as && styles[`author-as-${as}`])}>
      {imageURL && (
        <MaybeLink href={link} className="avatar__photo-link">
          <img
            className="avatar__photo"
            src={imageURL}
            alt={name}
            width={PICTURE}
            height={PICTURE}
            loading="lazy"
          />
        </MaybeLink>
      )}
      {(name || title) && (
        <div className={clsx('avatar__intro', styles.authorDetails)}>
          <div className="avatar__name">
            {name && (
              <MaybeLink href={link}>
                {as ? (
                  <Heading as={as} className={styles.authorName}>
                    {name}
                  </Heading>
                ) : (
                  <span className={styles.authorName}>{name}</span>
                )}
              </MaybeLink>
            )}
            {count !== undefined && <span className={styles.authorBlogPostCount}>{count}</span>}
          </div>
          {title && (
            <small className={styles.authorTitle} title={title}>
              {title}
            </small>
          )}
          <AuthorSocials author={author} />
        </div>
      )}
    </div>
  );
}
