import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';

import {parseInline} from './parse.ts';

export interface InlineMarkdownProps {
  /** Code, bold and links, as in a cell of src/data. */
  readonly children: string;
}

/** Shows a piece of inline Markdown from our own data. */
export default function InlineMarkdown({children}: InlineMarkdownProps): ReactNode {
  return parseInline(children).map((segment, index) => {
    switch (segment.kind) {
      case 'code':
        return <code key={index}>{segment.text}</code>;
      case 'strong':
        return <strong key={index}>{segment.text}</strong>;
      case 'link':
        return (
          <Link key={index} to={segment.to}>
            {segment.text}
          </Link>
        );
      case 'text':
        return <Fragment key={index}>{segment.text}</Fragment>;
    }
  });
}
