import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import core from '../../../node_modules/@docusaurus/core/package.json';
import search from '../../../node_modules/@easyops-cn/docusaurus-search-local/package.json';

const FOLDER = 'src/theme';

interface Override {
  readonly name: string;
  readonly text: string;
}

/** The override modules below the folder: `index.tsx` files, and files named like a component. */
function overrides(): Override[] {
  return readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:^|\/)(?:index|[A-Z]\w*)\.tsx$/.test(file.replaceAll('\\', '/')))
    .map((file) => ({
      name: file.replaceAll('\\', '/').replace(/(?:\/index)?\.tsx$/, ''),
      text: readFileSync(path.join(FOLDER, file), 'utf8'),
    }))
    .filter(({text}) => /export (?:default|\{default\})/.test(text))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** What is wrong with an override; `kind` is its kind in the list. */
function faultsOf({name, text}: Override, kind: string | undefined): string[] {
  const faults: string[] = [];
  if (!/^\/\/ Reason for overriding: \S/m.test(text)) faults.push(`${name} has no reason`);
  const wraps = name === 'Root' || text.includes(`@theme-original/${name}`);
  if (kind !== (wraps ? 'wraps' : 'replaces')) {
    faults.push(`${name} is listed as ${String(kind)}, and ${wraps ? 'wraps' : 'replaces'}`);
  }
  const against = /@docusaurus\/\S+ (\d+\.\d+\.\d+)/.exec(text)?.[1];
  const searchAgainst = /docusaurus-search-local` (\d+\.\d+\.\d+)/.exec(text)?.[1];
  if (!wraps && against === undefined && searchAgainst === undefined) {
    faults.push(`${name} does not say which version it was written against`);
  }
  if (against !== undefined && against !== core.version) {
    faults.push(`${name} was written against ${against}; compare the original of ${core.version}`);
  }
  if (searchAgainst !== undefined && searchAgainst !== search.version) {
    faults.push(`${name} was written against ${searchAgainst}; compare ${search.version}`);
  }
  return faults;
}

it('the guide lists each override, with its kind', () => {
  const listed = new Map(
    [
      ...readFileSync('docs-internal/guides/theme-overrides.md', 'utf8').matchAll(
        /^\| `([\w/]+)` \| (\w+) \| \S/gm,
      ),
    ].map(([, name = '', kind = '']) => [name, kind]),
  );
  const present = overrides();
  expect([...listed.keys()]).toEqual(present.map(({name}) => name));
  expect(present.flatMap((one) => faultsOf(one, listed.get(one.name)))).toEqual([]);
});

it('refuses an override without a reason, of the wrong kind, or against another version', () => {
  expect(faultsOf({name: 'Footer', text: 'export default null;'}, 'wraps')).toEqual([
    'Footer has no reason',
    'Footer is listed as wraps, and replaces',
    'Footer does not say which version it was written against',
  ]);
  expect(
    faultsOf(
      {
        name: 'Footer',
        text: '// Replaces @docusaurus/theme-classic 3.0.0 (Footer).\n// Reason for overriding: taste.\n',
      },
      'replaces',
    ),
  ).toEqual([`Footer was written against 3.0.0; compare the original of ${core.version}`]);
});
