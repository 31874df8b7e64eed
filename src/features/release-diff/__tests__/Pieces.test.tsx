import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import Pieces from '../pages/Pieces.tsx';

describe('Pieces', () => {
  it('marks insertions and deletions on screen and for screen readers', () => {
    const html = renderToStaticMarkup(
      <Pieces
        pieces={[
          {in: 'both', text: 'Use port '},
          {in: 'old', text: '443'},
          {in: 'new', text: '`7777`'},
        ]}
      />,
    );
    const text = html.replace(/<\/?(?:span|code)[^>]*>/g, '');
    expect(text).toBe('Use port <del> deleted: 443, end. </del><ins> inserted: 7777, end. </ins>');
  });
});
