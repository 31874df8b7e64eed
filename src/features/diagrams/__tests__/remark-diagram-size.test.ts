import {describe, expect, it} from 'vitest';
import {unified} from 'unified';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';

import sizes from '../sizes.json';
import remarkDiagramSize from '../remark-diagram-size.ts';

const run = async (text: string): Promise<string> =>
  String(
    await unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkDiagramSize)
      .use(remarkStringify)
      .process(text),
  );

describe('remark-diagram-size', () => {
  it('writes the size of the picture', async () => {
    const {width, height} = sizes.ports;
    expect(await run('<Diagram name="ports" alt="x" />')).toContain(
      `size="${String(width)}x${String(height)}"`,
    );
  });

  it('fetches a diagram with priority if only headings and one paragraph stand before it', async () => {
    const diagram = '<Diagram name="ports" alt="x" />';
    const priority = /<Diagram[^>]* priority/;
    expect(await run(`# Ports\n\nWhat listens where.\n\n## All\n\n${diagram}`)).toMatch(priority);
    for (const before of ['One.\n\nTwo.', '> A note.', '- One', diagram]) {
      expect((await run(`${before}\n\n${diagram}`)).split('ports').at(-1)).not.toMatch(/priority/);
    }
  });

  it('leaves other components alone', async () => {
    expect(await run('<Picture name="ports" />')).not.toContain('size=');
  });

  it('stops at an unknown name, with the line and what to do', async () => {
    await expect(run('Text.\n\n<Diagram name="prots" alt="x" />')).rejects.toThrow(
      /:3: .*no such diagram\. Write src\/features\/diagrams\/prots\.dot.*ports/,
    );
  });
});
