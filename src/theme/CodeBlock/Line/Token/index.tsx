// Replaces @docusaurus/theme-classic 3.8.1 (CodeBlock/Line/Token), a span that passes its props on.
// Reason for overriding: prism-react-renderer puts `style="display:inline-block"` on empty tokens, and the
// site's policy has no room for inline styles. Colours come by class, so no token needs any.
import type {Props} from '@theme/CodeBlock/Line/Token';
import type {ReactNode} from 'react';

export default function CodeBlockLineToken({
  line: _line,
  token: _token,
  style: _style,
  ...props
}: Props): ReactNode {
  return <span {...props} />;
}
