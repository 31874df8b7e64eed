import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import {hardware} from '../../../data/sizing/index.ts';
import {change, type Entry, START} from '../entry.ts';
import {Form} from '../Form.tsx';
import {readEntry} from '../read.ts';

function form(values: Partial<Entry>): string {
  const entry = {...START, ...values};
  return renderToStaticMarkup(
    <Form
      id="x"
      entry={entry}
      reading={readEntry(entry)}
      onChange={() => undefined}
      onReset={() => undefined}
    />,
  );
}

describe('Form', () => {
  const smaller = 'L4, A10, T4, L40S and B200 have about 6% less: choose Another GPU';

  it('asks for the size of files in a format that it does not list, for a listed model, too', () => {
    const hint = 'NVFP4, or another GGUF level? Choose the nearest format and enter the file size.';
    for (const entry of [START, change(START, 'model', 'gpt-oss-20b'), change(START, 'model', '')])
      expect(form(entry)).toContain(hint);
    expect(form({fileSize: '4.9'})).not.toContain(hint);
    expect(form({fileSize: '4.9'})).toContain('4.9 GB');
  });

  it('lets phones show letters where a unit changes the number', () => {
    const modes = Object.fromEntries(
      [...form({card: 'own'}).matchAll(/<input id="x-(\w+)" type="text"([^>]*)/gu)].map(
        ([, name = '', rest = '']) => [name, /inputMode="(\w+)"/u.exec(rest)?.[1]],
      ),
    );
    expect(modes).toEqual({
      billions: 'decimal',
      fileSize: undefined,
      context: 'numeric',
      requests: 'numeric',
      memory: undefined,
      perToken: 'decimal',
      layers: 'numeric',
      kvHeads: 'numeric',
      headDimension: 'numeric',
    });
  });

  it('says at a card of a listed size which cards have less', () => {
    for (const {id} of hardware)
      expect(form({card: id}).includes(smaller)).toBe(id.startsWith('gpu-'));
    for (const card of ['', 'own', 'mac', 'ram']) expect(form({card})).not.toContain(smaller);
    expect(form({card: 'gpu-24'})).toMatch(
      /<select id="x-card" aria-describedby="x-card-said">.*<span id="x-card-said"[^>]*>L4, A10/u,
    );
  });
});
