// `npm run bench:build`: this site's build against the same content with Docusaurus's stock configuration
// (webpack, Babel, Terser), cold and warm, one after the other on the same machine. Ours includes everything:
// search indexes, policies and whatever else runs after a build. Linux only; takes minutes.
import {rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {machine} from './machine.ts';
import {writeReport} from './report.ts';
import {copySite} from './synthetic.ts';
import {type Cost, timedBuild} from './timed.ts';

/** The same site, built the stock way: no faster bundler, no plugin of ours that needs one. */
const STOCK = `import config from './docusaurus.config.ts';

export default {
  ...config,
  future: {v4: false, experimental_faster: false},
  plugins: config.plugins.filter((plugin) => typeof plugin !== 'function' || !/lean/.test(plugin.name)),
};
`;
const LIMITS = {cold: 0.2, warm: 0.6} as const;

async function main(): Promise<void> {
  const folder = path.join(tmpdir(), 'kw-bench-build');
  await copySite(folder, 0);
  try {
    await writeFile(path.join(folder, 'stock.config.ts'), STOCK);
    const clear = async (): Promise<void> => {
      await rm(path.join(folder, '.docusaurus'), {recursive: true, force: true});
      await rm(path.join('node_modules', '.cache'), {recursive: true, force: true});
    };
    const measure = async (config: string): Promise<{cold: Cost; warm: Cost}> => {
      await clear();
      return {cold: timedBuild(folder, config), warm: timedBuild(folder, config)};
    };
    const stock = await measure('stock.config.ts');
    const ours = await measure('docusaurus.config.ts');
    const row = (name: 'cold' | 'warm'): string[] => {
      const [a, b] = [stock[name], ours[name]];
      return [
        name,
        `${a.cpu.toFixed(1)} s`,
        `${b.cpu.toFixed(1)} s`,
        `${((b.cpu / a.cpu) * 100).toFixed(0)} %`,
        `${String(LIMITS[name] * 100)} %`,
        `${a.seconds.toFixed(1)} s`,
        `${b.seconds.toFixed(1)} s`,
        `${a.memory.toFixed(2)} GiB`,
        `${b.memory.toFixed(2)} GiB`,
      ];
    };
    await writeReport(
      'build',
      `Build against the stock configuration; ${machine()}`,
      [row('cold'), row('warm')],
      [
        'Build',
        'Stock, processor',
        'Ours, processor',
        'Share',
        'At most',
        'Stock, clock',
        'Ours, clock',
        'Stock, memory',
        'Ours, memory',
      ],
    );
    const over = (['cold', 'warm'] as const).filter(
      (name) => ours[name].cpu > stock[name].cpu * LIMITS[name],
    );
    over.forEach((name) => {
      console.error(
        `The ${name} build takes more than ${String(LIMITS[name] * 100)} % of the stock one.`,
      );
    });
    process.exitCode = over.length > 0 ? 1 : 0;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
