import {readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';

import ts from 'typescript';
import {describe, expect, it} from 'vitest';

import lock from '../../package-lock.json';
import manifest from '../../package.json';
import aliases from '../../node_modules/@docusaurus/module-type-aliases/package.json';
import badLock from '../fixtures/dependencies/package-lock.json';

interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  /** A few old packages have a list of texts instead. */
  readonly engines?: Readonly<Record<string, string>> | readonly string[];
}
/** The oldest Node.js that the README promises. */
const OLDEST_NODE = majorsOf(manifest.engines.node)[0] ?? 0;
const security = readFileSync('SECURITY.md', 'utf8');

/** The first major version of each alternative of a range: `^20.19.0 || >=22.12.0` has 20 and 22. */
function majorsOf(range: string): number[] {
  return range.split('||').map((one) => Number(/\d+/.exec(one)?.[0] ?? 0));
}

/** The names in the first column of the table under a heading of SECURITY.md. */
function tableUnder(heading: string): string[] {
  const section = security.split(`### ${heading}\n`)[1]?.split(/^#/m)[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name = '']) => name);
}

/** What is wrong with the packages of a lock file, one line each. */
function faultsOf(packages: Readonly<Record<string, Locked>>): string[] {
  const faults: string[] = [];
  const scripts = tableUnder('Packages with an install script');
  for (const [place, {integrity, resolved, hasInstallScript, engines}] of Object.entries(
    packages,
  )) {
    if (place === '') continue;
    const name = place.split('node_modules/').at(-1) ?? place;
    if (!integrity?.startsWith('sha512-')) faults.push(`${name} has no SHA-512`);
    // Without an address npm uses its configured registry, and the hash decides.
    if (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')) {
      faults.push(`${name} comes from ${resolved}, not from the npm registry`);
    }
    const node = engines && 'node' in engines ? engines.node : '';
    if (Math.min(...majorsOf(node ?? '')) > OLDEST_NODE) {
      faults.push(
        `${name} requires Node.js ${String(node)}. Choose a version for ${manifest.engines.node}`,
      );
    }
    if (hasInstallScript && !scripts.includes(name)) {
      faults.push(
        `${name} runs a script while it is installed. Look at it, and list it in SECURITY.md`,
      );
    }
  }
  return faults;
}

describe('the lock file', () => {
  it('has only sound packages', () => {
    expect(faultsOf(lock.packages)).toEqual([]);
  });

  it('is refused with a foreign registry, a missing hash, a newer Node.js or an unknown install script', () => {
    expect(faultsOf(badLock.packages)).toEqual([
      'from-elsewhere comes from https://packages.example.com/from-elsewhere-1.0.0.tgz, not from the npm registry',
      'unhashed has no SHA-512',
      'too-new requires Node.js >=22. Choose a version for >=20.19',
      'runs-things runs a script while it is installed. Look at it, and list it in SECURITY.md',
    ]);
  });

  it('SECURITY.md lists no removed install script', () => {
    const present = Object.entries(lock.packages as Readonly<Record<string, Locked>>)
      .filter(([place, {hasInstallScript}]) => place !== '' && hasInstallScript)
      .map(([place]) => place.split('node_modules/').at(-1));
    expect(tableUnder('Packages with an install script')).toEqual([...new Set(present)]);
  });
});

describe('package.json', () => {
  it('pins every version', () => {
    const all = {...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides};
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual(
      [],
    );
  });

  it('has a reason in SECURITY.md for every override', () => {
    expect(tableUnder('Overrides')).toEqual(Object.keys(manifest.overrides));
  });
});

/** Packages that a text imports. Aliases of Docusaurus (`@theme/…`, `@docusaurus/Link`) are not packages. */
function packagesOf(text: string): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({fileName}) => fileName)
    .concat([...text.matchAll(/require\.resolve\('([^']+)'\)/g)].map(([, name = '']) => name))
    .filter(
      (name) =>
        !/^(?:\.|@theme|@site|@generated|@docusaurus\/[A-Z]|@docusaurus\/(?:use|is)[A-Z]|@docusaurus\/router)/.test(
          name,
        ),
    )
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !isBuiltin(name));
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.m?tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

describe('imports', () => {
  const files = [
    ...['src', 'mcp', 'scripts', 'tests'].flatMap(sourcesBelow),
    ...readdirSync('.').filter((file) => /\.(?:m?ts|mjs)$/.test(file)),
  ].filter((file) => !file.includes('fixtures'));
  const imported = new Map<string, string>();
  for (const file of files) {
    for (const name of packagesOf(readFileSync(file, 'utf8'))) imported.set(name, file);
  }
  const declared = new Set(Object.keys({...manifest.dependencies, ...manifest.devDependencies}));
  /** Types that Docusaurus hands to every site. */
  const handed = new Set(Object.keys(aliases.dependencies));
  /** Types are in separate packages: `hast` is `@types/hast`. */
  const typesOf = (name: string): string => `@types/${name.replace(/^@(.+)\/(.+)$/, '$1__$2')}`;

  it('are declared, so an update elsewhere cannot remove them', () => {
    const undeclared = [...imported].filter(
      ([name]) => ![name, typesOf(name)].some((one) => declared.has(one) || handed.has(one)),
    );
    expect(undeclared).toEqual([]);
  });

  it('use every dependency', () => {
    /** Used by name in a configuration or a command, not by an import. */
    const byName: Readonly<Record<string, RegExp>> = {
      '@docusaurus/faster': /experimental_faster|faster/,
      '@docusaurus/module-type-aliases': /@docusaurus/,
      '@docusaurus/tsconfig': /@docusaurus\/tsconfig/,
      '@types/node': /"node"/,
      eslint: /eslint \./,
      // Resolved and started as a program.
      pyright: /resolve\('pyright\/index\.js'\)/,
      stylelint: /"stylelint/,
      'stylelint-config-standard': /stylelint-config-standard/,
      tsx: /tsx scripts/,
      typescript: /tsc --noEmit/,
    };
    const configurations = [
      'package.json',
      'tsconfig.json',
      'docusaurus.config.ts',
      'stylelint.config.mjs',
      'scripts/sdk/samples/pyright.ts',
    ]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const unused = [...declared].filter((name) => {
      const types = /^@types\/(.+)$/.exec(name)?.[1];
      return !(
        imported.has(name) ||
        (types !== undefined && imported.has(types.replace('__', '/'))) ||
        byName[name]?.test(configurations)
      );
    });
    expect(unused).toEqual([]);
  });

  it('are read from code, not from its comments or its aliases', () => {
    expect(
      packagesOf(
        "// import a from 'comment';\nimport b from '@scope/pkg/sub';\nimport L from '@docusaurus/Link';\nconst c = await import('lazy/x');\nimport fs from 'node:fs';",
      ),
    ).toEqual(['@scope/pkg', 'lazy']);
  });
});
