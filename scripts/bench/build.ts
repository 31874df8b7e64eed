// `npm run bench:build`: this site's build against the same content with Docusaurus's stock configuration
// (webpack, Babel, Terser), cold and warm, one after the other on the same machine. Ours includes everything:
// search indexes, policies and whatever else runs after a build. Linux only; takes minutes.
import {readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {command} from '../lib/command.ts';
import {machine} from './machine.ts';
import {writeReport} from './report.ts';
import {copySite} from './synthetic.ts';
import {type Cost, timedBuild} from './timed.ts';

/**
 * The same pages, built the stock way: webpack, Babel and Terser, and without our plugins that change the
 * bundle, run after the build, or affect the build time. The search theme stays, because its box is in the
 * navigation bar. The browsers are those of the classic template ({@link STOCK_BROWSERS}), and the caches of
 * our plugins are deleted before the warm build; webpack's own cache stays.
 */
const STOCK = `import config from './docusaurus.config.ts';
import {blogOptions} from './src/config/blog.ts';
import {docsOptions} from './src/config/docs.ts';
import {markdownPipeline} from './src/config/markdown.ts';

// Steps after the build, bundler options and framework patches; docs and blog are wrapped, so the preset gets them back.
const isOurs = (plugin) =>
  typeof plugin === 'function' ||
  /^\\.\\/src\\/(?:build|features\\/markdown-pages)\\//.test(Array.isArray(plugin) ? plugin[0] : plugin);
const [[preset, options]] = config.presets;

// The progress bar of 3.8.1 gives webpack options that its newer releases refuse.
function noBar() {
  return {
    name: 'no-bar',
    configureWebpack(webpack) {
      webpack.plugins = webpack.plugins.filter((plugin) => !/WebpackBar/.test(plugin?.constructor.name));
      return {};
    },
  };
}

// Pages call React's jsx as MDX writes it.
markdownPipeline.recmaPlugins.length = 0;

export default {
  ...config,
  future: {v4: false, experimental_faster: false},
  presets: [[preset, {...options, docs: docsOptions, blog: blogOptions}]],
  plugins: [...config.plugins.filter((plugin) => !isOurs(plugin)), noBar],
};
`;
/** `browserslist.production` of create-docusaurus 3.8.1, template `classic`. */
const STOCK_BROWSERS = ['>0.5%', 'not dead', 'not op_mini all'];
const LIMITS = {cold: 0.2, warm: 0.6} as const;

async function main(): Promise<void> {
  const folder = path.join(tmpdir(), 'kw-bench-build');
  await copySite(folder, 0);
  try {
    await writeFile(path.join(folder, 'stock.config.ts'), STOCK);
    const clear = async (): Promise<void> => {
      await rm(path.join(folder, '.docusaurus'), {recursive: true, force: true});
      // The copy uses the modules of this folder, and so their cache.
      await rm(path.join('node_modules', '.cache'), {recursive: true, force: true});
    };
    const measure = async (config: string, between?: string): Promise<{cold: Cost; warm: Cost}> => {
      await clear();
      const cold = timedBuild(folder, config);
      if (between !== undefined) await rm(between, {recursive: true, force: true});
      return {cold, warm: timedBuild(folder, config)};
    };
    const settings = path.join(folder, 'package.json');
    const text = await readFile(settings, 'utf8');
    const ourSettings = JSON.parse(text) as {browserslist: {production: readonly string[]}};
    const browserslist = {...ourSettings.browserslist, production: STOCK_BROWSERS};
    await writeFile(settings, JSON.stringify({...ourSettings, browserslist}));
    const stock = await measure(
      'stock.config.ts',
      path.join('node_modules', '.cache', 'kamiwaza-docs'),
    );
    await writeFile(settings, text);
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
    for (const name of over) {
      console.error(
        `The ${name} build takes more than ${String(LIMITS[name] * 100)} % of the stock one.`,
      );
    }
    process.exitCode = over.length > 0 ? 1 : 0;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

command(main);
