import {compile, evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {expect, it} from 'vitest';

import recmaLocalJsx from '../index.ts';

const PAGE = `# Title

export const label = <b>now</b>

Some *text*, a [link](/here) and {label}.

| a | b |
|---|---|
| 1 | 2 |
`;

async function compiled(development = false, recmaPlugins = [recmaLocalJsx]): Promise<string> {
  return String(await compile(PAGE, {recmaPlugins, development}));
}

/** How often a script contains a name. */
const uses = (script: string, name: string): number =>
  script.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;

it('uses each name of the import once', async () => {
  const script = await compiled();
  expect(script).toContain('jsx as _jsxImported');
  expect(uses(script, '_jsxImported')).toBe(2);
  expect(uses(script, '_jsxsImported')).toBe(2);
  expect(uses(script, '_jsx')).toBeGreaterThan(5);
});

it('does so for the runtime of development', async () => {
  const script = await compiled(true);
  expect(uses(script, '_jsxDEVImported')).toBe(2);
});

it('sets the constants before any code of the page runs', async () => {
  const script = await compiled();
  expect(script.indexOf('_jsx = _jsxImported')).toBeLessThan(script.indexOf('export const label'));
});

it('does not change what a page shows', async () => {
  const draw = async (recmaPlugins: (typeof recmaLocalJsx)[]): Promise<string> => {
    const {default: Page} = await evaluate(PAGE, {
      ...runtime,
      recmaPlugins,
      baseUrl: import.meta.url,
    });
    return renderToStaticMarkup(createElement(Page));
  };
  expect(await draw([recmaLocalJsx])).toBe(await draw([]));
});

it('leaves other scripts alone', async () => {
  const tree = {type: 'Program', sourceType: 'module', body: []} as const;
  const copy = structuredClone(tree);
  await recmaLocalJsx.call({} as never)?.(copy as never, {} as never, () => undefined);
  expect(copy).toEqual(tree);
  expect(uses(await compiled(false, []), '_jsxImported')).toBe(0);
});
