import path from 'node:path';

import ts from 'typescript';

import {type CodeBlock, codeBlocks} from '../../src/site/mdx/parse.ts';
import type {Finding, Page, Rule, Site} from '../../src/site/mdx/types.ts';

/** `title="session.ts"` makes a block a file; a block without one is an excerpt. */
const TITLE = /(?:^|\s)title="([^"]+\.tsx?)"/;

/** The strict options of a new project (`tsc --init`): a reader who copies the code there gets no error. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
};

/** One page: its files compile together, under the strict options of a new project. */
export const tsBlocks: Rule = {
  name: 'ts-blocks',
  about:
    'Blocks in `ts` and `tsx` parse; those with a file name as `title` are complete files that compile together under `--strict`.',

  check(pages, site) {
    return pages.flatMap((page) => {
      const blocks = codeBlocks(page, 'ts', 'tsx');
      const files = new Map(blocks.flatMap((block) => titled(block)));
      return [
        ...blocks.filter((block) => titled(block).length === 0).flatMap((b) => excerpt(page, b)),
        ...(files.size === 0 ? [] : compile(page, files, site)),
      ];
    });
  },
};

function titled(block: CodeBlock): [string, CodeBlock][] {
  const name = TITLE.exec(block.meta)?.[1];
  return name === undefined ? [] : [[name, block]];
}

function excerpt(page: Page, block: CodeBlock): Finding[] {
  const {diagnostics = []} = ts.transpileModule(block.value, {
    reportDiagnostics: true,
    fileName: `excerpt.${block.lang ?? 'ts'}`,
    compilerOptions: {jsx: ts.JsxEmit.Preserve},
  });
  return diagnostics.map((diagnostic) => finding(page, block, diagnostic));
}

/**
 * Compiles in memory, in a virtual folder. Node's types come from the repository's `node_modules`; another
 * package has to be installed there too, or the import is a finding.
 */
function compile(page: Page, files: ReadonlyMap<string, CodeBlock>, site: Site): Finding[] {
  const folder = path.join(site.root, '.page');
  const sources = new Map([[path.join(folder, 'package.json'), '{"type": "module"}']]);
  for (const [name, {value}] of files) sources.set(path.join(folder, name), value);

  const options = {...OPTIONS, typeRoots: [path.resolve('node_modules/@types')]};
  const host = ts.createCompilerHost(options);
  const disk = {
    fileExists: host.fileExists.bind(host),
    readFile: host.readFile.bind(host),
    directoryExists: host.directoryExists?.bind(host),
  };
  host.getCurrentDirectory = () => folder;
  host.fileExists = (name) => sources.has(path.normalize(name)) || disk.fileExists(name);
  host.directoryExists = (name) =>
    path.normalize(name) === folder || (disk.directoryExists?.(name) ?? true);
  host.readFile = (name) => sources.get(path.normalize(name)) ?? disk.readFile(name);

  const roots = [...files.keys()].map((name) => path.join(folder, name));
  const program = ts.createProgram(roots, options, host);
  return ts.getPreEmitDiagnostics(program).flatMap((diagnostic) => {
    const block = files.get(path.relative(folder, diagnostic.file?.fileName ?? ''));
    return block === undefined ? [] : [finding(page, block, diagnostic)];
  });
}

function finding(page: Page, block: CodeBlock, diagnostic: ts.Diagnostic): Finding {
  const {file, start} = diagnostic;
  const at = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0;
  const reason = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
  const message = `TypeScript ${diagnostic.code}: ${reason} Correct the block; readers copy it whole.`;
  return {file: page.file, line: block.line + 1 + at, message};
}
