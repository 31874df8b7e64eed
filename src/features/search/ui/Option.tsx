import clsx from 'clsx';
import type {HTMLAttributes, ReactNode} from 'react';

import {hitUrl, pathOf} from '../core/addresses.ts';
import type {HitType} from '../core/types.ts';

import type {Option} from './groups.ts';
import Marked from './Marked.tsx';
import styles from './styles.module.css';
import {SPOKEN} from './texts.ts';

const ICONS: Readonly<Record<HitType, string>> = {
  title: 'M4 1.5h5.5L13 5v9.5H4zM9 1.5V5.5h4M6.5 8.5h4M6.5 11h4',
  heading: 'M6.2 2 4.8 14M11.2 2 9.8 14M2.5 5.7h11M2 10.3h11',
  content: 'M2.5 3.5h11M2.5 6.5h11M2.5 9.5h11M2.5 12.5h7',
  keywords: 'M2 2h5.8l6.2 6.2-5.8 5.8L2 7.8zM5 5h.01',
};

/** The icon before a line. */
export function Icon({path}: {readonly path: string}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A page, or a further section of it, as a line of the list. */
export function HitOption({
  option: {hit, section},
  ...props
}: HTMLAttributes<HTMLElement> & {readonly option: Option}): ReactNode {
  if (!hit) return null;
  const {title} = section ?? hit;
  return (
    <a
      {...props}
      className={clsx(props.className, section && styles.further)}
      href={hitUrl(hit, section)}
      // Its page is the line above, which only the eye sees.
      aria-label={section ? SPOKEN.section(title.text, hit.page) : undefined}
    >
      <Icon path={ICONS[section ? 'heading' : hit.type]} />
      <span className={styles.text}>
        <span className={styles.title}>
          <Marked {...title} />
        </span>
        {!section &&
          hit.snippet.text !== '' &&
          (hit.snippet.marks.length > 0 || hit.type === 'keywords') && (
            <span className={styles.snippet}>
              <Marked {...hit.snippet} />
            </span>
          )}
        {!section && <span className={styles.path}>{pathOf(hit)}</span>}
      </span>
    </a>
  );
}
