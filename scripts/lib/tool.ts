import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** The Node.js for tools that need a newer one than the site; npm has it as a package for each platform. */
const NODE = '22.23.3';
const NODE_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** A program from npm, and the Node.js that runs it. */
export interface Tool {
  readonly node: string;
  readonly file: string;
}

/**
 * Installs a program that needs Node.js 22 or newer, outside of the repository, in a folder that stays between runs.
 *
 * @param name package with its version, such as `afdocs@0.22.2`
 * @param file the program, below `node_modules`
 */
export async function installTool(name: string, file: string): Promise<Tool> {
  const folder = path.join(tmpdir(), `kw-${name.replaceAll(/[^\w.]+/g, '-')}`);
  const program = path.join(folder, 'node_modules', file);
  const recent = Number(process.versions.node.split('.')[0]) >= 22;
  const own = path.join(folder, 'node_modules', NODE_PACKAGE, 'bin', 'node');
  if (!existsSync(program) || (!recent && !existsSync(own))) {
    await mkdir(folder, {recursive: true});
    await writeFile(path.join(folder, 'package.json'), '{"private": true}\n');
    const packages = recent ? [name] : [name, `${NODE_PACKAGE}@${NODE}`];
    const {status} = spawnSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`npm could not install ${packages.join(' and ')}.`);
  }
  return {file: program, node: recent ? process.execPath : own};
}
