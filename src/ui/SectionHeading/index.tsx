import Heading from '@theme/Heading';
import {Children, type ComponentProps, type ReactNode} from 'react';

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** A heading of a page: children, id, and its text as `aria-label` (src/mdx/spoken-names). */
export type SectionHeadingProps = ComponentProps<Level>;

interface ShownProps extends SectionHeadingProps {
  /** What readers see. */
  readonly shown: ReactNode;
}

/**
 * The component for the headings of one level. Docusaurus calls the link of a heading `Direct link to` and its id if
 * the heading is more than plain text (`Direct link to methods-auth` for the code `client.auth`). Here the name
 * of the link always has the text of the heading.
 */
export function sectionHeading(level: Level): (props: SectionHeadingProps) => ReactNode {
  const Tag = level;
  /** Docusaurus passes the name and the link. */
  function Shown({shown, children, ...props}: ShownProps): ReactNode {
    return (
      <Tag {...props}>
        {shown}
        {Children.toArray(children).slice(1)}
      </Tag>
    );
  }
  return function SectionHeading({children, ...props}) {
    const name = props['aria-label'];
    if (typeof children === 'string' || !name) {
      return (
        <Heading as={level} {...props}>
          {children}
        </Heading>
      );
    }
    const more = {as: Shown as unknown as Level, shown: children};
    return (
      <Heading {...props} {...more}>
        {name}
      </Heading>
    );
  };
}
