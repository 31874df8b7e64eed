import {describe, expect, it} from 'vitest';

import {closest} from '../closest.ts';
import {missingWords} from '../search.ts';
import {lookup, type SdkSymbol} from '../symbols.ts';

describe('similar names', () => {
  it('come with the most similar first, and none below the least', () => {
    const names = ['list_cars', 'list_modes', 'list_models', 'create'];
    expect(closest('list_model', names, (name) => [name], 0.3)).toEqual([
      'list_models',
      'list_modes',
      'list_cars',
    ]);
  });
});

describe('words that no text has', () => {
  it('are those that begin no word, without stop words, numbers and short words', () => {
    const texts = ['Many clusters of xgrafana.'];
    expect(missingWords('Grafana and the cluster, db 5432', texts)).toEqual(['Grafana']);
  });
});

describe('a request', () => {
  const method = (name: string, path: string): SdkSymbol => ({
    kind: 'method',
    name: `client.models.${name}`,
    names: [],
    heading: name,
    lines: [],
    method: {name, params: [], returns: null, http: [{method: 'GET', path}]},
  });
  const symbols = [method('get_model', '/models/{id}'), method('find', '/models/search')];

  it.each([
    ['GET /models/search', 'find'],
    ['/models/search?query=qwen#top', 'find'],
    ['GET /models/7?full=true', 'get_model'],
  ])('is that of its own method before one with its form: %s', (wanted, name) => {
    expect(lookup(symbols, wanted).found.map(({heading}) => heading)).toEqual([name]);
  });
});
