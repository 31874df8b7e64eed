import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  datasetsOf,
  findDataset,
  namedColumns,
  releaseOfFile,
  releases,
  type Dataset,
  type Row,
} from '../index.ts';
import {toJson} from '../json.ts';
import {addressOf, docLinksIn, hasPage} from '../links.ts';
import {defineDataset} from '../types.ts';
import {LATEST} from '../../releases.ts';
import {namedValues} from '../../values.ts';

const ROOT = path.resolve(__dirname, '../../../..');

/** Their JSON files have addresses that readers' programs use. */
const PROMISED = [
  'addresses help-channels ui-areas install-methods operating-systems hardware-minimums',
  'software-versions accelerators ports directories environment-variables service-commands',
  'log-locations installation-faults windows-faults general-faults deployment-states',
  'instance-states error-codes model-faults engines model-formats quantizations app-states',
  'core-services api-prefixes memory-parts model-file-sizes login-rules collection-rules ready-conditions',
  'known-errors known-gaps-operations known-gaps-data known-gaps-models',
].flatMap((line) => line.split(' '));

function dataset(id: string): Dataset {
  const found = findDataset(LATEST, id);
  if (!found) throw new Error(`src/data/product/${LATEST}: there is no dataset "${id}".`);
  return found;
}

/** The words of a cell that stand in code. */
function codes(row: Row, key: string): string[] {
  return [...String(row[key]).matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}

function allText(one: Dataset): string[] {
  return [...one.rows.flatMap((row) => Object.values(row).flat()), one.note ?? ''].map(String);
}

describe('datasets', () => {
  it('are all published under the addresses that they had', () => {
    const ids = datasetsOf(LATEST).map(({id}) => id);
    expect(PROMISED.filter((id) => !ids.includes(id))).toEqual([]);
  });

  describe.each(releases())('%s', (release) => {
    const all = datasetsOf(release);

    it('gives every id once', () => {
      const ids = all.map(({id}) => id);
      const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
      expect(twice, 'two datasets share an id: rename one of them').toEqual([]);
    });

    it.each(all.map((one) => [one.id, one] as const))('%s is complete', (id, one) => {
      expect(id, 'write the id in lower case with hyphens').toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(one.title, 'write a caption that names what the table holds').toMatch(/^[A-Z].{8,}/);
      expect(one.rows.length, 'a dataset needs two rows at least').toBeGreaterThan(1);
      const keys = namedColumns(one).map(({key}) => key);
      expect(new Set(keys).size, 'two columns share a key').toBe(keys.length);
      for (const [at, row] of one.rows.entries()) {
        const where = `row ${at + 1} of ${id}`;
        expect(
          Object.keys(row).sort(),
          `${where}: give every key a heading, and every heading a cell`,
        ).toEqual(keys.slice().sort());
        for (const [key, cell] of Object.entries(row)) {
          const texts = [cell].flat().map(String);
          for (const text of texts) {
            expect(text.trim(), `${where}, ${key}: write — for an empty cell`).not.toBe('');
            expect(text, `${where}, ${key}: a cell is one line`).not.toContain('\n');
            expect(
              text.match(/`/g)?.length ?? 0,
              `${where}, ${key}: a backtick is missing`,
            ).toSatisfy((n: number) => n % 2 === 0);
          }
        }
      }
      const rows = one.rows.map((row) => JSON.stringify(row));
      expect(new Set(rows).size, `${id} says one row twice: remove one`).toBe(rows.length);
    });

    it.each(all.map((one) => [one.id, one] as const))('%s links to pages that exist', (id, one) => {
      const own = release === LATEST ? 'docs' : `versioned_docs/version-${release}`;
      for (const {page} of allText(one).flatMap(docLinksIn)) {
        const file = `${hasPage(release, {page}) ? own : 'docs'}/${page}.mdx`;
        expect(existsSync(path.join(ROOT, file)), `${id} links to ${file}: correct the link`).toBe(
          true,
        );
      }
      for (const text of allText(one)) {
        expect(text, `${id}: link to a page of the docs as doc:<path>`).not.toMatch(
          /\]\((?!doc:|https:)/,
        );
      }
    });
  });
});

it('the compiler reports a row with a missing or a misspelled key', () => {
  const table = {
    id: 'demo',
    title: 'A demo',
    columns: [
      {key: 'component', label: 'Component'},
      {key: 'version', label: 'Version'},
    ],
  } as const;
  const right = {component: 'Podman', version: '5'};
  expect([
    defineDataset({...table, rows: [right]}),
    // @ts-expect-error no cell for a column
    defineDataset({...table, rows: [right, {component: 'Docker'}]}),
    // @ts-expect-error a key without a column
    defineDataset({...table, rows: [right, {...right, versoin: '6'}]}),
  ]).toHaveLength(3);
});

describe('ports', () => {
  const ranges = dataset('ports').rows.map((row) => ({
    port: String(row['port']),
    from: Number(row['from']),
    to: Number(row['to']),
    scope: String(row['scope']),
  }));

  it.each(ranges.map((range) => [range.port, range] as const))(
    '%s is a valid range',
    (_, range) => {
      expect(range.from).toBeGreaterThanOrEqual(1);
      expect(range.to).toBeLessThanOrEqual(65535);
      expect(range.from, 'the first number of a range is the smaller one').toBeLessThanOrEqual(
        range.to,
      );
      expect(['all', 'linux-macos', 'windows']).toContain(range.scope);
    },
  );

  it('names no port twice for one platform', () => {
    const clashes = ranges.flatMap((one, at) =>
      ranges
        .slice(at + 1)
        .filter((other) => one.from <= other.to && other.from <= one.to)
        .filter((other) => [one.scope, other.scope].includes('all') || one.scope === other.scope)
        .map(
          (other) => `${one.port} and ${other.port} overlap: merge the rows or split the ranges`,
        ),
    );
    expect(clashes).toEqual([]);
  });
});

describe('states and codes', () => {
  const states = dataset('deployment-states').rows.flatMap((row) => codes(row, 'state'));
  const known = [...states, ...dataset('error-codes').rows.flatMap((row) => codes(row, 'code'))];

  it('has the main path in order', () => {
    expect(states.slice(0, 5)).toEqual([
      'REQUESTED',
      'DEPLOYING',
      'INITIALIZING',
      'DEPLOYED',
      'STOPPED',
    ]);
  });

  it.each(['error-codes', 'model-faults', 'deployment-states'])(
    '%s speaks only of states and codes that exist',
    (id) => {
      const words = allText(dataset(id)).flatMap(
        (text) => text.match(/`[A-Z]+(?:_[A-Z]+)*`/g) ?? [],
      );
      const unknown = words
        .map((word) => word.slice(1, -1))
        .filter((word) => !known.includes(word));
      expect(unknown, 'add the state to deployment-states or the code to error-codes').toEqual([]);
    },
  );

  it('instance states share their names with deployment states where they mean the same', () => {
    const own = dataset('instance-states').rows.flatMap((row) => codes(row, 'state'));
    expect(own.filter((state) => !states.includes(state))).toEqual(['COPYING_FILES']);
  });
});

describe('references between datasets', () => {
  it('every API path belongs to a service, and every service path is an API path', () => {
    const services = dataset('core-services').rows.flatMap((row) =>
      [row['prefixes'] ?? []].flat().map((prefix) => `${String(row['service'])} ${String(prefix)}`),
    );
    const prefixes = dataset('api-prefixes').rows.map(
      (row) => `${String(row['service'])} ${String(row['prefix'])}`,
    );
    expect(prefixes.sort()).toEqual(services.map(String).sort());
  });

  it('every engine of a format is an engine, and every engine has a format', () => {
    const engines = dataset('engines').rows.map((row) => row['engine']);
    const used = dataset('model-formats').rows.map((row) => row['engine']);
    expect([...new Set(used)].sort()).toEqual(engines.slice().sort());
  });

  it('names the repository of the samples that readers can replace with their own', () => {
    const standard = namedValues.find(({id}) => id === 'repository')?.standard;
    expect(codes(dataset('model-file-sizes').rows[0] ?? {}, 'repository')).toEqual([standard]);
  });

  it('names only areas of the web UI that exist', () => {
    const areas = dataset('ui-areas').rows.map((row) => row['area']);
    const named = dataset('core-services')
      .rows.map((row) => row['ui'])
      .filter((ui) => ui !== '—');
    for (const ui of named) expect(areas).toContain(ui);
  });

  it('numbers the areas of the web UI from top to bottom', () => {
    const positions = dataset('ui-areas').rows.map((row) => row['position']);
    expect(positions).toEqual(positions.map((_, at) => at + 1));
  });

  it('reads logs where the directories are', () => {
    const directories = dataset('directories').rows.map((row) => row['path']);
    const logs = dataset('log-locations').rows.filter((row) =>
      String(row['target']).startsWith('Log files'),
    );
    expect(logs.length).toBe(3);
    for (const row of logs) expect(directories).toContain(row['place']);
  });
});

describe('JSON', () => {
  it('leads links to the pages of its release', () => {
    const json = JSON.parse(toJson(dataset('deployment-states'), '0.5.0')) as {
      rows: Record<string, string>[];
    };
    expect(json.rows.at(-1)?.['action']).toContain('](/0.5.0/models/downloading-models)');
  });

  it('leads links to the latest page where a release lacks it', () => {
    expect(toJson(dataset('deployment-states'), '0.1.0')).toContain(
      '](/models/downloading-models)',
    );
  });
});

describe('releaseOfFile', () => {
  it.each([
    ['docs/intro.mdx', LATEST],
    ['sdk/intro.mdx', LATEST],
    ['versioned_docs/version-0.3.2/intro.mdx', '0.3.2'],
    ['sdk_versioned_docs/version-0.3.2/intro.mdx', '0.3.2'],
    ['/somewhere/site/versioned_docs/version-0.5.0/models/overview.mdx', '0.5.0'],
  ])('%s belongs to %s', (file, release) => {
    expect(releaseOfFile(file)).toBe(release);
  });
});

describe('hasPage', () => {
  it.each([
    ['0.5.0', 'models/deployment', true],
    ['0.5.0', '', true],
    ['0.3.2', 'models/deployment', false],
    [LATEST, 'not/in/the/list/yet', true],
  ])('%s has %s: %s', (release, page, expected) => {
    expect(hasPage(release, {page})).toBe(expected);
  });
});

describe('addressOf', () => {
  it.each([
    ['models/deployment', '#states', '', '/models/deployment#states'],
    ['use-cases', '', '', '/use-cases'],
    ['quickstart', '#log-in', '/0.5.0', '/0.5.0/quickstart#log-in'],
  ])('%s%s below "%s" is %s', (page, hash, version, route) => {
    expect(addressOf({page, hash}, version)).toBe(route);
  });
});
