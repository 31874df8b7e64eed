import type {SdkModel} from '../../../src/data/sdk/types.ts';

import {definitions} from './module.ts';
import {PYDANTIC_STUB} from './pydantic.ts';

/** The module that defines everything. It is not part of the SDK, whose modules pass names on. */
const ALL = '_all';

/** Imports of one module. With `as`, a name is passed on, and strict mode accepts one that no class uses. */
const imports = (module: string, names: readonly string[]): string[] =>
  names.map((name) => `from ${module} import ${name} as ${name}`);

const IMPORTS = [
  ...imports('typing', ['Any', 'ClassVar', 'Dict', 'Iterable', 'List', 'Literal', 'Mapping']),
  ...imports('typing', ['Optional', 'Sequence', 'Set', 'Tuple', 'Union', 'overload']),
  ...imports('typing_extensions', ['Self', 'deprecated']),
  ...imports('abc', ['ABC']),
  ...imports('datetime', ['datetime']),
  ...imports('enum', ['Enum']),
  ...imports('pathlib', ['Path']),
  ...imports('uuid', ['UUID']),
];

/**
 * The stubs of one release of the SDK.
 *
 * @returns file name below the folder of the stubs → text
 */
export function sdkStubs(model: SdkModel): ReadonlyMap<string, string> {
  const root = model.package.importName;
  const own = definitions(model);
  const classes = new Set(own.map(({name}) => name));
  const modules = Object.entries(model.modules);
  const others = new Set(
    modules.flatMap(([, names]) => names).filter((name) => !classes.has(name)),
  );
  const all = [
    ...[...IMPORTS, PYDANTIC_STUB, '__version__: str'],
    ...[...others].map((name) => `${name}: Any`),
    ...own.flatMap(({lines}) => ['', ...lines]),
  ];
  const files = new Map([[`${root}/${ALL}.pyi`, `${all.join('\n')}\n`]]);
  for (const [module, names] of modules) {
    const isPackage = modules.some(([other]) => other.startsWith(`${module}.`));
    const folders = module.split('.');
    // relative: the checker resolves absolute names in a stub differently from those in a sample
    const from = `${'.'.repeat(folders.length - (isPackage ? 0 : 1))}${ALL}`;
    const shown = module === root ? [...names, '__version__'] : names;
    files.set(
      `${folders.join('/')}${isPackage ? '/__init__' : ''}.pyi`,
      `${imports(from, shown).join('\n')}\n`,
    );
  }
  return files;
}
