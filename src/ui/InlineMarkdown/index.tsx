import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';

const MARKED = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/;

/**
 * Shows a piece of inline Markdown from our own data: code, bold and links, as in a cell of src/data. Everything else
 * is text; unclosed marks stay as they are.
 */
export default function InlineMarkdown({children}: {readonly children: string}): ReactNode {
  return children.split(MARKED).map((part, index) => {
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    if (part.startsWith('*')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    const [label = '', to = ''] = part.slice(1, -1).split('](');
    return (
      <Link key={index} to={to}>
        {label}
      </Link>
    );
  });
}
