import {isValidElement, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';

import Loading from '../Loading/index.tsx';

const state = {
  isLoading: true,
  pastDelay: false,
  timedOut: false,
  error: undefined,
  retry: vi.fn(),
};

/** All elements of a tree, from the outside in. */
function all(node: ReactNode): ReactElement<{children?: ReactNode; onClick?: () => void}>[] {
  if (Array.isArray(node)) {
    return node.flatMap((child: ReactNode) => all(child));
  }
  return isValidElement<{children?: ReactNode}>(node) ? [node, ...all(node.props.children)] : [];
}

describe('Loading', () => {
  it('shows nothing for a moment, then a spinner with words', () => {
    expect(renderToStaticMarkup(<Loading {...state} />)).toBe('');
    const late = renderToStaticMarkup(<Loading {...state} pastDelay />);
    expect(late).toContain('role="status"');
    expect(late).toContain('Loading the page');
  });

  it('shows the text of an error as text, and Retry loads again', () => {
    const retry = vi.fn();
    const tree = Loading({
      ...state,
      pastDelay: true,
      retry,
      error: new Error('Loading chunk <b>7</b> failed'),
    });
    const html = renderToStaticMarkup(tree);
    expect(html).toContain('role="alert"');
    expect(html).toContain('Loading chunk &lt;b&gt;7&lt;/b&gt; failed');
    all(tree)
      .find(({type}) => type === 'button')
      ?.props.onClick?.();
    expect(retry).toHaveBeenCalledOnce();
  });
});
