import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {knownErrors, type KnownError} from '../../../data/known-errors/index.ts';

import {problems} from './entry-problems.ts';

const cases = knownErrors.map((entry) => [entry.id, entry] as const);

/** Source of a page of the latest docs, by its site path. */
function source(route: string): string | undefined {
  const path = route === '/' ? '/intro' : route;
  const base = path.startsWith('/sdk/') ? path.slice(1) : `docs${path}`;
  const file = [`${base}.mdx`, `${base}/index.mdx`].find((candidate) => existsSync(candidate));
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

function anchors(mdx: string): string[] {
  return [...mdx.matchAll(/^#{2,4} (.+?)(?: \{#([^}]+)\})?$/gm)].map(
    ([, text = '', id]) =>
      id ??
      text
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
  );
}

const links = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to = '']) => to);

describe('the catalog', () => {
  it('has enough entries', () => {
    expect(knownErrors.length).toBeGreaterThanOrEqual(150);
  });

  it.each(cases)('%s is complete and finds its own sample first', (_, entry) => {
    expect(problems(entry, knownErrors)).toEqual([]);
  });

  it.each(cases)('%s links to sections that exist', (_, entry) => {
    const texts = [entry.cause, ...[...entry.steps, entry.verify].map(({text}) => text)];
    const pages = [entry.page ?? [], entry.sources.map(({url}) => url)].flat();
    for (const to of [...pages.filter((url) => url.startsWith('/')), ...texts.flatMap(links)]) {
      const [route = '', hash] = to.split('#');
      const mdx = source(route);
      expect(mdx, to).toBeDefined();
      if (hash !== undefined) expect(anchors(mdx ?? ''), to).toContain(hash);
    }
  });

  it('has no cycle of consequences', () => {
    const below = (id: string, path: readonly string[]): string[] => {
      if (path.includes(id)) return [[...path, id].join(' > ')];
      const entry = knownErrors.find((one) => one.id === id);
      return (entry?.follows ?? []).flatMap((next) => below(next, [...path, id]));
    };
    expect(knownErrors.flatMap(({id}) => below(id, []))).toEqual([]);
  });
});

describe('a faulty entry is rejected', () => {
  const good: KnownError = {
    id: 'demo-error',
    title: 'The cache is small',
    component: 'vllm',
    platforms: ['linux'],
    kamiwaza: false,
    messages: [
      {
        kind: 'message',
        phrases: ['the demo cache is far too small'],
        specific: 'the demo cache is far too small',
      },
    ],
    cause: 'The share is small.',
    steps: [{text: 'Raise `demo_share`.', commands: [{language: 'bash', code: 'demo --share 1'}]}],
    verify: {text: 'It starts.'},
    sources: [{title: 'Demo', url: 'https://example.com/demo'}],
    sample: 'ValueError: the demo cache is far too small. Try increasing `demo_share`.',
  };
  const rejected = (changes: Partial<KnownError>): string[] => {
    const entry = {...good, ...changes};
    return problems(entry, [entry]);
  };

  it('only the change makes it invalid', () => {
    expect(rejected({})).toEqual([]);
  });

  it.each<[string, Partial<KnownError>, string]>([
    ['an id with capitals', {id: 'Demo_Error'}, 'id is no short slug'],
    ['a cause that repeats the title', {cause: good.title}, 'the cause repeats the title'],
    ['a fix that reverses the advice', {steps: [{text: 'Lower `demo_share`.'}]}, 'a step reverses'],
    ['a reversing flag', {steps: [{text: 'Reduce --demo-share.'}]}, 'a step reverses'],
    ['a word that contradicts', {contradicts: ['--share']}, 'a step says "--share"'],
    ['a source without address', {sources: [{title: 'Demo', url: 'example'}]}, 'source without'],
    [
      'a prompt in a command',
      {steps: [{text: 'Do.', commands: [{language: 'bash', code: '$ ls'}]}]},
      'has a prompt',
    ],
    [
      'a command without language',
      {steps: [{text: 'Do.', commands: [{language: '' as 'bash', code: 'ls'}]}]},
      'without language',
    ],
    ['an unknown predecessor', {follows: ['nothing']}, 'does not exist'],
    ['a sample that does not match', {sample: 'All is well.'}, 'answered with nothing'],
    [
      'hints alone',
      {messages: [{kind: 'hint', phrases: ['demo'], specific: 'demo'}]},
      'no pattern of kind',
    ],
    [
      'a variant without a message',
      {messages: [{...good.messages[0], kind: 'variant'}]},
      'no pattern of kind',
    ],
    [
      'a pattern that nothing can match',
      {messages: [{...good.messages[0], unless: ['far too small']}]},
      'matches no log',
    ],
    [
      'a message that healthy logs have',
      {messages: [{kind: 'message', phrases: ['status: DEPLOYED'], specific: 'status: DEPLOYED'}]},
      'in which nothing is wrong',
    ],
    [
      'several commands in one block',
      {
        component: 'disk',
        steps: [{text: 'Do.', commands: [{language: 'bash', code: 'df\nls'}]}],
      },
      'several commands',
    ],
    [
      'a block that is no JSON',
      {steps: [{text: 'Do.', commands: [{language: 'json', code: '{a}'}]}]},
      'no JSON',
    ],
    ['a page of this site for another program', {sources: [{title: 'Demo', url: '/demo'}]}, 'only'],
    ['no page for a statement about Kamiwaza', {kamiwaza: true}, 'each has one'],
    [
      'a specific part that is short',
      {messages: [{kind: 'message', phrases: ['cache'], specific: 'cache'}]},
      'too short',
    ],
    [
      'a wording that takes a line which another one excludes',
      {
        messages: [
          {...good.messages[0], unless: ['in the test']},
          {kind: 'variant', phrases: ['demo cache is far'], specific: 'demo cache is far'},
        ],
      },
      'another does not',
    ],
    [
      'a specific part from elsewhere',
      {messages: [{kind: 'message', phrases: ['the demo cache'], specific: 'something else'}]},
      'none of the phrases',
    ],
  ])('%s', (_, changes, message) => {
    expect(rejected(changes).join('\n')).toContain(message);
  });

  it('two entries with one id', () => {
    expect(problems(good, [good, {...good}])).toContain('id is not unique');
  });
});
