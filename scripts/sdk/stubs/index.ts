import type {SdkModel} from '../../../src/data/sdk/types.ts';

import {definitions} from './module.ts';
import {BASE_MODULE, PYDANTIC_STUB} from './pydantic.ts';
import {ModuleWriter} from './writer.ts';

/**
 * The stubs of one release of the SDK.
 *
 * @returns file name below the folder of the stubs → text
 */
export function sdkStubs(model: SdkModel): ReadonlyMap<string, string> {
  const classes = definitions(model);
  const files = new Map<string, string>();
  const root = model.package.importName;
  for (const [module, names] of Object.entries(model.modules)) {
    const writer = new ModuleWriter(module, model, classes);
    const own = [...classes.values()].filter((one) => one.module === module);
    const body = own.flatMap((one) => ['', ...one.write(writer)]);
    const passedOn = names.flatMap((name) => {
      const definition = classes.get(name);
      if (definition?.module === module) return [];
      if (definition !== undefined) {
        return [`from ${writer.relative(definition.module)} import ${name} as ${name}`];
      }
      return [`${name}: ${writer.from('typing', 'Any')}`];
    });
    if (module === root) passedOn.push('__version__: str');
    const lines = [...writer.importLines(), ...passedOn, ...body];
    const folder = module.replaceAll('.', '/');
    files.set(
      writer.isPackage ? `${folder}/__init__.pyi` : `${folder}.pyi`,
      `${lines.join('\n')}\n`,
    );
  }
  files.set(`${root}/${BASE_MODULE}.pyi`, PYDANTIC_STUB);
  return files;
}
