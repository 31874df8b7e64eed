import {expect, it} from 'vitest';
import {fences} from '../fences.ts';
import {fixtureSite, run, runOn} from './support.ts';

it('rejects unknown words and values, typographic characters, and code that is not closed', async () => {
  expect(await run(fences, fixtureSite('fences'))).toEqual([
    'docs/page.mdx:5: a block in bash takes no "titel" after its language. Did you mean title="…"?',
    expect.stringContaining('docs/page.mdx:9: the value of title is not in quotes.'),
    expect.stringContaining('docs/page.mdx:13: run="+" is not known.'),
    expect.stringContaining('docs/page.mdx:17: run="download waits" is not known.'),
    expect.stringContaining(
      'docs/page.mdx:29: a block in powershell takes no "run" after its language. There are: title.',
    ),
    expect.stringContaining('docs/page.mdx:34: the code has a typographic “.'),
    expect.stringContaining('docs/page.mdx:35: the code has a typographic –.'),
    expect.stringContaining('docs/page.mdx:36: the code has an invisible special space.'),
    expect.stringContaining('docs/page.mdx:58: the code is not closed before that in line 61.'),
    expect.stringContaining('docs/page.mdx:65: the code is not closed. Write ``` below'),
    expect.stringContaining('docs/page.mdx:56: the code has a typographic –.'),
    expect.stringContaining('docs/page.mdx:56: the code has an invisible special space.'),
    expect.stringContaining('docs/page.mdx:56: the code has a typographic “.'),
  ]);
});

it('accepts the words of python and sketch, single quotes, and output as it is', async () => {
  const text = [
    '```python check-skip="It fails." title=\'a b.py\'\na = 1\n```',
    '```sketch title="A" alt="B"\n“a”\n```',
    '~~~bash\nls\n~~~',
  ].join('\n\n');
  expect(await runOn(fences, text)).toEqual([]);
  expect(await runOn(fences, '~~~bash\nls\n')).toHaveLength(1);
  expect(await runOn(fences, '```bash\nls —all\n```\n\n```bash\nls ’a\n```\n')).toHaveLength(2);
});
