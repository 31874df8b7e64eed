import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {compile} from '../../../../tests/support/compile-mdx.ts';
import remarkUiSketch from '../index.ts';
import {drawSketch, SketchError} from '../sketch.ts';

const META = 'title="Models" alt="The Models screen."';

async function draw(body: string, meta = META): Promise<CheerioAPI> {
  return load(await compile(`\`\`\`sketch ${meta}\n${body}\n\`\`\``, [remarkUiSketch]));
}

/** The pieces of a line: what each is, and its text. */
async function piecesOf(line: string): Promise<[kind: string, text: string][]> {
  const $ = await draw(line);
  return $('.kw-sketch__line > span')
    .toArray()
    .map((one) => [$(one).attr('class')?.replace('kw-sketch__', '') ?? '', $(one).text()]);
}

describe('a sketch', () => {
  it('is a figure with one named picture and a caption that calls it a sketch', async () => {
    const $ = await draw('Hello');
    expect($('figure.kw-sketch > [role="img"]').attr('aria-label')).toBe('The Models screen.');
    expect($('figcaption').text()).toBe('Sketch, not a screenshot: Models');
  });

  it('draws everything that STYLEGUIDE.md shows', async () => {
    const $ = await draw(
      [
        'sidebar: Home | *Models* | App Garden',
        '# Model Hub Search',
        '(unsloth/Qwen3-0.6B-GGUF) [x] Exact match [[Search]]',
        '| Model Name | Download | Source |',
        '|---|---|---|',
        '| unsloth/Qwen3-0.6B-GGUF | [[Download]] | Hugging Face |',
      ].join('\n'),
    );
    expect(
      $('.kw-sketch__entry')
        .toArray()
        .map((one) => $(one).text()),
    ).toEqual(['Home', 'Models', 'App Garden']);
    expect($('.kw-sketch__entry.is-active').text()).toBe('Models');
    expect($('.kw-sketch__heading').text()).toBe('Model Hub Search');
    expect($('.kw-sketch__input').text()).toBe('unsloth/Qwen3-0.6B-GGUF');
    expect($('.kw-sketch__check.is-ticked').text()).toBe('Exact match');
    expect($('.kw-sketch__line .kw-sketch__button').text()).toBe('Search');
    expect($('.kw-sketch__row .kw-sketch__button').text()).toBe('Download');
    expect($('.kw-sketch__row .kw-sketch__cell').eq(2).attr('data-label')).toBe('Source');
  });

  it('has nothing that is focusable or that programs take for a control', async () => {
    const $ = await draw('(a) [x] b [[c]]');
    expect($('button, input, a, table, [tabindex]')).toHaveLength(0);
  });

  it('works in a list item too', async () => {
    const html = await compile(`1. Look:\n\n   \`\`\`sketch ${META}\n   [[Go]]\n   \`\`\`\n`, [
      remarkUiSketch,
    ]);
    expect(load(html)('li .kw-sketch__button').text()).toBe('Go');
  });

  it('takes a divider before a heading as the end of the panel', async () => {
    const $ = await draw('# A\n[ ] all\n---\n[ ] one\n---\n# B\ntext\n---');
    const parts = $('.kw-sketch__panel')
      .toArray()
      .map((panel) =>
        $(panel)
          .children()
          .toArray()
          .map((one) => $(one).attr('class')?.replace('kw-sketch__', '')),
      );
    expect(parts).toEqual([
      ['heading', 'line', 'divider', 'line'],
      ['heading', 'line'],
    ]);
  });

  it('leaves other fences alone', async () => {
    expect(await compile('```text\nsidebar: A\n```', [remarkUiSketch])).toContain('<code');
  });
});

describe('a line', () => {
  it.each<[string, [kind: string, text: string][]]>([
    [
      'Hello Web {v1.0.0} [[Deploy]]',
      [
        ['text', 'Hello Web'],
        ['badge', 'v1.0.0'],
        ['button', 'Deploy'],
      ],
    ],
    [
      '( ) [ ] Exact match [[Search]]',
      [
        ['input', ''],
        ['check', 'Exact match'],
        ['button', 'Search'],
      ],
    ],
    ['{(downloaded)}', [['badge', '(downloaded)']]],
    ['status \\(downloaded\\)', [['text', 'status (downloaded)']]],
    [
      '[x] a \\(b\\) [ ] c',
      [
        ['check is-ticked', 'a (b)'],
        ['check', 'c'],
      ],
    ],
    ['a [b] c', [['text', 'a [b] c']]],
  ])('%s', async (text, pieces) => {
    expect(await piecesOf(text)).toEqual(pieces);
  });

  it('is drawn, or is refused with a line: never anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          drawSketch(META, text);
        } catch (error) {
          expect(error).toBeInstanceOf(SketchError);
        }
      }),
    );
  });

  it('comes back as written', async () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9. ]{0,10}[a-z]$/);
    await fc.assert(
      fc.asyncProperty(word, word, word, async (a, b, c) => {
        const pieces = await piecesOf(`(${a}) [[${b}]] {${c}}`);
        expect(pieces.map(([, text]) => text)).toEqual([a, b, c]);
      }),
      {numRuns: 20},
    );
  });
});

describe('a mistake names file and line', () => {
  it.each([
    ['no alt', 'x', 'title="Models"', 'docs/page.mdx:1: the sketch has no alt.'],
    ['no title', 'x', 'alt="Models"', 'docs/page.mdx:1: the sketch has no title.'],
    ['unknown word', 'x', `${META} size="2"`, 'docs/page.mdx:1: "size" is not known here.'],
    ['empty', '', META, 'docs/page.mdx:1: the sketch is empty.'],
    ['open button', '# A\n[[Search', META, 'docs/page.mdx:3: "[[" is not closed.'],
    ['open input', '# A\n(Search', META, 'docs/page.mdx:3: "(" is not closed.'],
    ['button without label', '[[ ]]', META, 'docs/page.mdx:2: a button has no label.'],
    ['check box without label', '[x] [[Go]]', META, 'docs/page.mdx:2: a check box has no label.'],
    [
      'late sidebar',
      '# A\nsidebar: B',
      META,
      'docs/page.mdx:3: the sidebar must be the first line. Move it up.',
    ],
    [
      'two active entries',
      'sidebar: *A* | *B*\nx',
      META,
      'docs/page.mdx:2: the sidebar has two active entries.',
    ],
    [
      'empty entry',
      'sidebar: A | | B\nx',
      META,
      'docs/page.mdx:2: an entry of the sidebar is empty.',
    ],
    ['table without rule', '| A |\n| b |', META, 'docs/page.mdx:3: the table has no |---| line.'],
    [
      'ragged table',
      '| A | B |\n|---|---|\n| b |',
      META,
      'docs/page.mdx:4: this row has 1 cells, the table has 2 columns.',
    ],
    ['open row', '| A |\n|---|\n| b', META, 'docs/page.mdx:4: a row of a table ends with a pipe.'],
  ])('%s', async (_, body, meta, message) => {
    await expect(draw(body, meta)).rejects.toThrow(message);
  });
});

it('every class that is drawn has a rule in the style sheet', () => {
  const source = fs.readFileSync(path.join(__dirname, '../sketch.ts'), 'utf8');
  const css = fs.readFileSync(path.join(__dirname, '../../../css/sketch.css'), 'utf8');
  const parts = [...source.matchAll(/(?:box|span|push)\(\s*'([a-z]+)/g)].map((match) => match[1]);
  expect(parts.length).toBeGreaterThan(6);
  for (const part of parts) expect(css).toContain(`.kw-sketch__${String(part)}`);
});
