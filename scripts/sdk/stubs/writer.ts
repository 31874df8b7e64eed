import type {SdkModel} from '../../../src/data/sdk/types.ts';

import {accepted, type Names, parseAnnotation, writeAnnotation} from './annotation.ts';

/** A class of the SDK and the module that defines it. */
export interface Definition {
  readonly module: string;
  readonly kind: 'client' | 'service' | 'helper' | 'schema' | 'enum' | 'exception' | 'utility';
  /** Writes the lines of the class. */
  readonly write: (writer: ModuleWriter) => string[];
}

/** Collects the imports of one module while its classes are written. */
export class ModuleWriter implements Names {
  private readonly imports = new Map<string, Set<string>>();
  readonly module: string;
  /** Whether other modules are below this one. */
  readonly isPackage: boolean;
  readonly model: SdkModel;
  private readonly classes: ReadonlyMap<string, Definition>;

  constructor(module: string, model: SdkModel, classes: ReadonlyMap<string, Definition>) {
    this.module = module;
    this.model = model;
    this.isPackage = Object.keys(model.modules).some((one) => one.startsWith(`${module}.`));
    this.classes = classes;
  }

  from(module: string, name: string): string {
    const names = this.imports.get(module) ?? new Set<string>();
    this.imports.set(module, names.add(name));
    return name;
  }

  sdk(name: string): string | undefined {
    const definition = this.classes.get(name);
    if (definition === undefined) return undefined;
    return definition.module === this.module
      ? name
      : this.from(this.relative(definition.module), name);
  }

  kindOf(name: string): string | undefined {
    return this.classes.get(name)?.kind;
  }

  type(annotation: string | null): string {
    return writeAnnotation(parseAnnotation(annotation), this);
  }

  /** The type of a field in the constructor. */
  accepted(annotation: string): string {
    return writeAnnotation(
      accepted(parseAnnotation(annotation), (name) => this.kindOf(name)),
      this,
    );
  }

  importLines(): string[] {
    return [...this.imports]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([module, names]) => `from ${module} import ${[...names].sort().join(', ')}`);
  }

  /**
   * How this module names another one of the SDK: `..schemas.lab`. The checker resolves absolute names in a
   * stub differently from those in a sample.
   */
  relative(module: string): string {
    const [own, other] = [this.module.split('.'), module.split('.')];
    if (!this.isPackage) own.pop();
    let shared = 0;
    while (shared < own.length && own[shared] === other[shared]) shared++;
    return `${'.'.repeat(own.length - shared + 1)}${other.slice(shared).join('.')}`;
  }
}
