import {readdirSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {findErrors} from '../../../features/error-finder/match.ts';
import {datasetsOf} from '../../product/index.ts';
import {LATEST} from '../../releases.ts';
import {knownErrors} from '../index.ts';
import {errorRow} from '../row.ts';
import type {KnownError, Step} from '../types.ts';

const entry: KnownError = {
  id: 'demo-error',
  title: 'A demo',
  component: 'docker',
  platforms: ['linux'],
  kamiwaza: false,
  messages: [
    {kind: 'hint', phrases: ['hint'], specific: 'hint'},
    {kind: 'message', phrases: ['cannot start ', ' on port'], specific: 'cannot start '},
  ],
  cause: 'Another program uses <port>. It began first.',
  steps: [
    {
      text: 'Find it. Then stop it.',
      commands: [
        {language: 'bash', code: 'lsof', platform: 'linux'},
        {language: 'bash', code: 'lsof', platform: 'macos'},
      ],
    },
    {
      text: 'Read [Ports](/operate/ports#list) and [Log in](/sdk/intro#log-in).',
      commands: [
        {language: 'bash', code: 'one', platform: 'linux'},
        {language: 'bash', code: 'two', platform: 'macos'},
      ],
    },
    {text: `Wait. ${'It takes long. '.repeat(20)}`},
    {text: 'Repeat.'},
  ],
  verify: {text: 'It works.'},
  sources: [{title: 'Demo', url: 'https://example.com'}],
  sample: 'cannot start web on port 1',
};

describe('the row of an entry', () => {
  const row = errorRow(entry);

  it('has the title as a link, and the message with its values left out', () => {
    expect(row.symptom).toBe(
      '[A demo](doc:errors/docker-engine#demo-error): `cannot start … on port`',
    );
  });

  it('has the cause, with placeholders as code', () => {
    expect(row.cause).toBe('Another program uses `<port>`. It began first.');
  });

  it('has the first steps, a command only if all platforms have the same, and the number of steps', () => {
    expect(row.fix).toBe(
      'Find it: `lsof`. Then stop it. Read [Ports](doc:operate/ports#list) and Log in. Wait. [All 4 steps](doc:errors/docker-engine#demo-error)',
    );
  });

  it('has a link to commands that it leaves out', () => {
    const [, byPlatform, , last] = entry.steps as readonly [Step, Step, Step, Step];
    expect(errorRow({...entry, steps: [byPlatform, last]}).fix).toBe(
      'Read [Ports](doc:operate/ports#list) and Log in. Repeat. [Commands](doc:errors/docker-engine#demo-error)',
    );
    expect(errorRow({...entry, steps: [last]}).fix).toBe('Repeat.');
  });

  it('needs a message', () => {
    const [hint] = entry.messages;
    expect(() => errorRow({...entry, messages: [hint]})).toThrow('demo-error has no pattern');
  });
});

/** A row of a table: its first cell, and all of the others. */
interface WrittenRow {
  readonly place: string;
  readonly symptom: string;
  readonly rest: string;
}

function rowsOfPage(file: string, text: string): WrittenRow[] {
  const rows: WrittenRow[] = [];
  let head = '';
  for (const [at, line] of text.split('\n').entries()) {
    if (!line.startsWith('|')) head = '';
    else if (head === '') head = line;
    else if (/^\|\s*(?:You see|What you see|Message)\s*\|.*(?:Fix|Do this|do|action)/.test(head)) {
      const [symptom = '', ...rest] = line.split('|').slice(1, -1);
      if (!/^[\s:-]+$/.test(symptom))
        rows.push({place: `${file}:${at + 1}`, symptom, rest: rest.join('|')});
    }
  }
  return rows;
}

/** Rows with a message of the catalogue that do not come from it. */
function writtenTwice(rows: readonly WrittenRow[]): string[] {
  return rows.flatMap(({place, symptom}) =>
    [...symptom.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => {
      const [first] = findErrors(code, knownErrors).matches;
      return first === undefined ? [] : [`${place}: \`${code}\` is ${first.id}`];
    }),
  );
}

describe('tables of faults', () => {
  const pages = ['docs', 'sdk'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `${folder}/${file}`),
  );

  it('on pages have no row of their own for a message of the catalogue', () => {
    const rows = pages.flatMap((file) => rowsOfPage(file, readFileSync(file, 'utf8')));
    expect(rows.length).toBeGreaterThan(60);
    expect(writtenTwice(rows)).toEqual([]);
  });

  it('are rejected with such a row', () => {
    const page =
      '| You see | Cause | Fix |\n|---|---|---|\n| `no space left on device` | Full | Delete |';
    expect(writtenTwice(rowsOfPage('docs/a.mdx', page))).toEqual([
      'docs/a.mdx:3: `no space left on device` is disk-full',
    ]);
  });

  it('in the product data have the row of the entry', () => {
    const known = new Set(knownErrors.map((one) => JSON.stringify(errorRow(one))));
    const own = datasetsOf(LATEST)
      .filter(({id}) => id.endsWith('-faults'))
      .flatMap(({id, rows}) =>
        rows
          .map(({symptom, cause, fix}) => ({symptom, cause, fix}))
          .filter((row) => !known.has(JSON.stringify(row)))
          .map(({symptom}) => ({place: id, symptom: String(symptom), rest: ''})),
      );
    expect(own.length).toBeGreaterThan(5);
    expect(writtenTwice(own)).toEqual([]);
  });
});
