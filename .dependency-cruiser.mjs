// Which folder may import which. `tests/repository/layers.test.ts` checks these rules; by hand:
// `npx depcruise src mcp scripts --config .dependency-cruiser.mjs`.

import {builtinModules} from 'node:module';

/** Everything of ours; packages are not the subject of these rules. */
const OURS = '^(?:src|scripts|mcp|tests)/';
/** Tests may import everything, and nothing else imports them. */
const TESTS = '(?:^tests/|/__tests__/)';

/**
 * A rule for one layer: it imports itself, what is named here, and nothing else of ours.
 *
 * @param {string} name folder below `src`, or a folder of the root
 * @param {readonly string[]} allowed patterns of paths
 * @param {string} comment what the folder is for
 */
function layer(name, allowed, comment) {
  const own = `^${name}/`;
  return {
    name: `${name.replace('src/', '')} imports only what its layer may`,
    severity: 'error',
    comment,
    from: {path: own, pathNot: TESTS},
    to: {path: OURS, pathNot: [own, ...allowed]},
  };
}

const DATA = '^src/data/';
const SITE = '^src/site/';
const UI = '^src/ui/';
const MDX = '^src/mdx/';
const INDEX = '^src/features/[^/]+/index\\.ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  layer('src/data', [], 'Facts depend on nothing.'),
  layer(
    'src/site',
    [DATA],
    'The model of the site is used by a build, by scripts and in browsers.',
  ),
  layer('src/ui', [DATA], 'Components that several features share know none of them.'),
  layer('src/mdx', [SITE, DATA], 'What MDX passes through on its way to HTML.'),
  {
    name: 'a feature imports site, data, ui and the index.ts of others',
    severity: 'error',
    comment:
      'What another feature needs is exported by index.ts, so that the rest of a folder can change. Remark ' +
      'plugins that expand components are the exception: the Markdown version of a page and the comparison ' +
      'of releases expand tables and errors with the plugin that the page itself uses.',
    from: {path: '^src/features/([^/]+)/', pathNot: TESTS},
    to: {
      path: OURS,
      pathNot: [
        ...['^src/features/$1/', DATA, SITE, UI, INDEX],
        ...['^src/mdx/data-table/', '^src/features/[^/]+/remark-[^/]+\\.ts$'],
      ],
    },
  },
  layer('src/theme', ['^src/features/', UI, SITE, DATA], 'Swizzled components use features.'),
  layer(
    'src/build',
    [SITE, DATA, '^src/features/[^/]+/(?:step|index)\\.ts$'],
    'The build runs the steps of features; bundler-options.ts also names files of the theme and of features by path.',
  ),
  layer('src/framework-patches', [SITE], 'A patch can be dropped without touching anything else.'),
  layer(
    'src/config',
    [DATA, SITE, MDX, '^src/features/[^/]+/(?:remark|rehype)[^/]*\\.ts$'],
    'Values for docusaurus.config.ts, which itself names the plugins.',
  ),
  layer(
    'scripts',
    [DATA, SITE, MDX, '^src/config/', '^src/features/(?!.*\\.tsx$)', '^mcp/'],
    'Commands use the logic of features, not their components. They import mdx because the content rules ' +
      'validate the syntax that its plugins read, and mcp because they make its data and its bundle.',
  ),
  layer(
    'mcp',
    [DATA, SITE, '^src/features/(?!.*\\.tsx$)'],
    'The server for agents needs no component.',
  ),
  {
    name: 'mcp is for the commands that bundle it',
    severity: 'error',
    comment:
      'The server runs by itself: what the site and the server share is in data, site or a feature.',
    from: {pathNot: ['^mcp/', '^scripts/', TESTS]},
    to: {path: '^mcp/'},
  },
  {
    name: 'config is for the configuration, scripts and tests',
    severity: 'error',
    comment:
      'Code that reads the environment cannot be tested with other values: pass them as options, or take ' +
      'them from what Docusaurus hands to a plugin.',
    from: {path: OURS, pathNot: ['^src/config/', '^scripts/', TESTS]},
    to: {path: '^src/config/'},
  },
  {
    name: 'patches are for the configuration',
    severity: 'error',
    comment: 'Whatever else imports a patch keeps it from being dropped.',
    from: {path: OURS, pathNot: ['^src/framework-patches/', TESTS]},
    to: {path: '^src/framework-patches/'},
  },
  {
    name: 'nothing imports tests',
    severity: 'error',
    comment: 'What tests and commands share is in scripts/lib or scripts/serve.',
    from: {pathNot: TESTS},
    to: {path: TESTS},
  },
  {
    name: 'browser code reaches no module of Node.js',
    severity: 'error',
    comment:
      'The bundler fails on it late and unclearly. The build step of a feature is step.ts and its plugin is ' +
      'plugin.ts; index.ts exports what runs in a browser.',
    from: {path: ['^src/.*\\.tsx$', '^src/features/[^/]+/(?:index|client)\\.ts$'], pathNot: TESTS},
    to: {path: `^(?:${builtinModules.join('|')})$`, reachable: true},
  },
  {
    name: 'no module imports itself through others',
    severity: 'error',
    comment:
      'Move what both need into a third module. Which one is loaded first no longer matters then.',
    from: {},
    to: {circular: true},
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    doNotFollow: {path: 'node_modules'},
    // Fixtures are made to break rules.
    exclude: {path: '^tests/fixtures/'},
    // Types count: what they describe cannot change without the other side.
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
