import {describe, expect, it} from 'vitest';

import {ArgumentError, readArguments, type Signature} from '../arguments.ts';

describe('arguments', () => {
  const signature: Signature = {
    properties: {
      query: {type: 'string', description: ''},
      limit: {type: 'integer', description: '', minimum: 1, maximum: 20},
      area: {type: 'string', description: '', enum: ['all', 'sdk']},
    },
    required: ['query'],
  };

  it('repairs names and types', () => {
    expect(readArguments({Query: 'a', LIMIT: 3}, signature)).toEqual({query: 'a', limit: 3});
    expect(readArguments({question: 'a', topK: '7'}, signature)).toEqual({query: 'a', limit: 7});
    expect(readArguments({'search-query': 'a', n: 99}, signature)).toEqual({query: 'a', limit: 20});
    expect(readArguments({whatever: 'a'}, signature)).toEqual({query: 'a'});
    expect(readArguments({query: 'a', q: 'b', unknown: 1}, signature)).toEqual({query: 'a'});
    expect(readArguments({query: 'a', area: ' SDK '}, signature)).toEqual({
      query: 'a',
      area: 'sdk',
    });
    expect(readArguments({query: 'a', area: '', limit: ''}, signature)).toEqual({query: 'a'});
    expect(readArguments({query: ''}, signature)).toEqual({query: ''});
    expect(readArguments({question: 'a', context: '', n: ''}, signature)).toEqual({query: 'a'});
    expect(readArguments({whatever: 'a', context: 'sdk'}, signature)).toEqual({
      query: 'a',
      area: 'sdk',
    });
    expect(readArguments({query: 'a', limit: -3}, signature)).toEqual({query: 'a', limit: 1});
    expect(readArguments({query: 'a', limit: 2.7}, signature)).toEqual({query: 'a', limit: 2});
    expect(readArguments({query: 'a', area: null}, signature)).toEqual({query: 'a'});
  });

  it.each([
    [undefined],
    [{}],
    [{a: 'x', b: 'y'}],
    [{query: {}}],
    [{query: 'a', limit: 'x'}],
    [{query: 'a', limit: ' '}],
    [{type: 'sdk'}],
    [{query: 'a', area: 'moon'}],
  ])('refuses %j', (given) => {
    expect(() => readArguments(given, signature)).toThrow(ArgumentError);
  });
});
