import {expect, it} from 'vitest';
import {components} from '../components.ts';
import {fixtureSite, run} from './support.ts';

it('rejects components that nothing defines, blocks inside a paragraph, and what has no plain form', async () => {
  expect(await run(components, fixtureSite('components'))).toEqual([
    'docs/attributes.mdx:5: <div> takes no class. Write className.',
    'docs/attributes.mdx:7: <span> takes no style. Write className with a class of src/css/, or leave it out.',
    expect.stringContaining('docs/attributes.mdx:11: <div> takes no style.'),
    expect.stringContaining('docs/html.mdx:14: {name} is computed and has no plain form.'),
    'docs/page.mdx:8: <Daigram> is not a component of this site. Did you mean <Diagram>?',
    expect.stringMatching(
      /^docs\/page\.mdx:10: <Foo> is not a component of this site\. There are: Card, .*, Tabs, TabItem, Tool\.$/,
    ),
    expect.stringContaining('docs/page.mdx:12: <Bar> is not a component of this site. There are:'),
    expect.stringContaining('docs/page.mdx:16: <KnownErrors> is inside a paragraph. Put it on'),
    expect.stringContaining('docs/page.mdx:16: <Glossary> is inside a paragraph.'),
  ]);
});
