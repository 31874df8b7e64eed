import {describe, expect, it} from 'vitest';

import {parseInline} from '../parse.ts';

describe('parseInline', () => {
  it('distinguishes code, bold, links and text', () => {
    expect(parseInline('Run `a b`, press **Stop**, see [here](/x#y).')).toEqual([
      {kind: 'text', text: 'Run '},
      {kind: 'code', text: 'a b'},
      {kind: 'text', text: ', press '},
      {kind: 'strong', text: 'Stop'},
      {kind: 'text', text: ', see '},
      {kind: 'link', text: 'here', to: '/x#y'},
      {kind: 'text', text: '.'},
    ]);
  });

  it('keeps what is not closed', () => {
    expect(parseInline('a ` b ** c [d](')).toEqual([{kind: 'text', text: 'a ` b ** c [d]('}]);
  });
});
