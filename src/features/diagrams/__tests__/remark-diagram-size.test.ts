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

  it('leaves other components alone', async () => {
    expect(await run('<Picture name="ports" />')).not.toContain('size=');
  });

  it('stops at an unknown name, with the line and what to do', async () => {
    await expect(run('Text.\n\n<Diagram name="prots" alt="x" />')).rejects.toThrow(
      /:3: .*no such diagram\. Write src\/features\/diagrams\/prots\.dot.*ports/,
    );
  });
});
