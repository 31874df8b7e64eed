import {describe, expect, it} from 'vitest';
import {prose} from '../prose.ts';
import {fixtureSite, run, runOn} from './support.ts';

describe('prose', () => {
  it('rejects odd wording on pages, in labels and READMEs, with the line and what to write', async () => {
    const found = await run(prose, fixtureSite('prose'));
    expect(found.map((line) => line.replace(/: Write .*| Write .*/, ''))).toEqual([
      'docs/page.mdx:7: "After this page you": Open with the task: "Deploy a model."',
      'docs/page.mdx:7: "stand in": Text does not stand.',
      'docs/page.mdx:9: "Most likely": Say what to do, then mark the doubt once: "(unconfirmed)".',
      'docs/page.mdx:9: "anew"',
      'docs/page.mdx:9: "need not"',
      'docs/page.mdx:9: "The the"',
      'docs/page.mdx:11: "Host of a": Put the nouns together: "Model host", not "Host of a model".',
      'docs/page.mdx:13: "This page tells": Pages do not act.',
      'docs/page.mdx:13: "utilize"',
      'docs/page.mdx:13: "an"',
      'docs/page.mdx:17: "port of the host of the model": Break the chain of "of": "model host", "cluster certificates".',
      'docs/page.mdx:19: "state of the engine of the deployment": Break the chain of "of": "model host", "cluster certificates".',
      'README.md:3: "stands in": Text does not stand.',
      'README.md:8: "stands in": Text does not stand.',
      'src/features/box/texts.ts:2: "Clear the ticks"',
      'src/ui/Note.tsx:1: "stands in": Text does not stand.',
    ]);
  });

  it('says what to write', async () => {
    expect(await runOn(prose, 'Load it anew.')).toEqual([
      'docs/page.mdx:1: "anew": Write "again".',
    ]);
  });

  it('rejects marketing', async () => {
    expect(await runOn(prose, 'Simply run the powerful installer! Done.')).toEqual([
      'docs/page.mdx:1: "installer!": Write a period.',
      'docs/page.mdx:1: "Simply": Leave it out, or say what it does.',
      'docs/page.mdx:1: "powerful": Leave it out, or say what it does.',
    ]);
  });

  it.each([
    'The code `stands in` and `an x` are code.',
    'Load the files again. The installation probably made its own certificate (unconfirmed).',
    'Install an MSI, an `.mdx` file, an nginx.',
    'GGUF stands for a file format.',
    '| Topic | Page |\n|---|---|\n| Ports of the API | Ports |',
  ])('accepts "%s"', async (text) => {
    expect(await runOn(prose, text)).toEqual([]);
  });

  it.each([
    ['It is probably full.', '"probably"'],
    ['The size is unconfirmed.', '"unconfirmed"'],
    ['The table below stands here.', '"stands here"'],
    ['Change into the directory and press **Deploy**.', '"Change into the directory"'],
  ])('rejects "%s"', async (text, word) => {
    expect((await runOn(prose, text)).join('\n')).toContain(word);
  });
});
