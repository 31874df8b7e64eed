import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {expect, it} from 'vitest';

import {currentSdk, loadSdkModel} from '../../../src/data/sdk/index.ts';
import {
  currentReference,
  REFERENCE_FILE,
  referencePages,
  serviceFile,
  WITHOUT_PAGE,
} from '../reference/index.ts';
import {loadNotes, parseNotes, type ServiceNotes} from '../reference/notes.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const model = loadSdkModel(currentSdk(ROOT), ROOT);
const pages = currentReference(ROOT);

/** `### \`name\` {#anchor}`, with or without badges → [name, anchor]. */
const headings = (text: string): [string, string][] =>
  [...text.matchAll(/^### `([^`]+)`(?: <span .*<\/span>)? \{#([^}]+)\}$/gm)].map(
    ([, name = '', id = '']) => [name, id],
  );
const anchors = (text: string): string[] =>
  [...text.matchAll(/^#{2,4} (.*?)(?: \{#([^}]+)\})?$/gm)].map(
    ([, title = '', id]) =>
      id ??
      title
        .toLowerCase()
        .replaceAll(/[^a-z0-9 ]/g, '')
        .replaceAll(' ', '-'),
  );

it('is not stale', () => {
  const stale = [...pages].filter(([file, text]) => {
    const full = path.join(ROOT, file);
    return !fs.existsSync(full) || fs.readFileSync(full, 'utf8') !== text;
  });
  expect(
    stale.map(([file]) => file),
    'Run npm run refresh and commit what it writes.',
  ).toEqual([]);
});

// Fixed text: a sidebar with the list of releases would be one more place that reads it.
it('is called by its release in the sidebar', () => {
  const sidebar = fs.readFileSync(path.join(ROOT, 'sidebarsSdk.ts'), 'utf8');
  const label = /label: '(Reference[^']*)'/.exec(sidebar)?.[1];
  expect(label, 'sidebarsSdk.ts').toBe(`Reference (${model.release})`);
});

it('leaves no stale files in the generated folders', () => {
  const folder = path.join(ROOT, 'sdk/current/services');
  const there = fs.readdirSync(folder).map((name) => `sdk/current/services/${name}`);
  expect(there.filter((file) => !pages.has(file))).toEqual([]);
});

it('has an entry for each of the 154 methods on 14 services, and the 6 of the embedder', () => {
  expect(model.services).toHaveLength(14);
  let count = 0;
  for (const service of model.services) {
    const own = !WITHOUT_PAGE.includes(service.attribute);
    const text = pages.get(own ? serviceFile(service.attribute) : REFERENCE_FILE) ?? '';
    const found = new Map(headings(text).map(([name, id]) => [id, name]));
    for (const method of service.methods) {
      expect(found.get(own ? method.name : `${service.attribute}-${method.name}`)).toBe(
        method.name,
      );
      count++;
    }
  }
  expect(count).toBe(154);
  const embedding = headings(pages.get(serviceFile('embedding')) ?? '').map(([name]) => name);
  const helper = model.helpers[0]?.methods.map((method) => method.name) ?? [];
  expect(helper).toHaveLength(6);
  for (const name of helper) {
    expect(embedding.includes(name) || embedding.includes(`EmbeddingProvider.${name}`)).toBe(true);
  }
});

it('lists every method with its endpoint on the complete list', () => {
  const text = pages.get(REFERENCE_FILE) ?? '';
  const rows = [
    ...text.matchAll(
      /^\| \[`[^`]+`\]\([^)]+\)(?: <span.*<\/span>)* \| (?:via |none|`(?:GET|POST|PUT|DELETE) ).*\|$/gm,
    ),
  ];
  expect(rows).toHaveLength(154 + 6);
});

it('has a signature, an endpoint and a sample for every method', () => {
  let count = 0;
  for (const [file, text] of pages) {
    for (const part of text.split(/^### /m).slice(1)) {
      const name =
        /^`(?:EmbeddingProvider\.)?([a-z_]\w*|HuggingFaceEmbedding)` (?:<span .*<\/span> )?\{#/.exec(
          part,
        )?.[1];
      if (name === undefined) continue;
      count += 1;
      const where = `${file}: ${name}`;
      expect(part, where).toContain(`\`\`\`text title="Signature"\n${name}(`);
      expect(part, where).toMatch(/^- \*\*Returns\*\* /m);
      expect(part, where).toMatch(
        /^- \*\*Endpoint\*\* none|^<span className="kw-verb kw-verb--\w+">[A-Z]+<\/span> `\//m,
      );
      expect(part, where).toContain('```python\n');
    }
  }
  expect(count).toBe(154 + 6);
});

it('keeps samples narrow enough to read without scrolling on a desktop', () => {
  for (const [file, text] of pages) {
    const samples = [...text.matchAll(/^```python\n([\s\S]*?)^```$/gm)].map(
      ([, code = '']) => code,
    );
    const wide = samples.flatMap((code) => code.split('\n')).filter((line) => line.length > 80);
    expect(wide, file).toEqual([]);
  }
});

it('has anchors that differ in more than case, and links that work', () => {
  const known = new Map([...pages].map(([file, text]) => [file, anchors(text)]));
  for (const [file, text] of pages) {
    const lower = (known.get(file) ?? []).map((id) => id.toLowerCase());
    expect(
      lower.filter((id, at) => lower.indexOf(id) !== at),
      file,
    ).toEqual([]);
    for (const [, target = ''] of text.matchAll(/\]\(((?:\.{1,2}\/[^)#]+)?#[^)]+)\)/g)) {
      const [to = '', id = ''] = target.split('#');
      const other = to === '' ? file : path.posix.join(path.posix.dirname(file), to);
      const ids = known.get(other);
      if (ids !== undefined) expect(ids, `${file}: ${target}`).toContain(id);
    }
  }
});

it('has valid front matter with unique titles', () => {
  const titles = new Map<string, string>();
  const walk = (folder: string): string[] =>
    fs.readdirSync(path.join(ROOT, folder), {withFileTypes: true}).flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? walk(file) : [file];
    });
  for (const file of walk('sdk')) {
    const {data} = matter(fs.readFileSync(path.join(ROOT, file), 'utf8'));
    const title = String(data.title);
    expect(titles.get(title), `${file}: the title "${title}"`).toBeUndefined();
    titles.set(title, file);
    if (!pages.has(file)) continue;
    expect(String(data.description).length, file).toBeGreaterThanOrEqual(50);
    expect(String(data.description).length, file).toBeLessThanOrEqual(160);
    expect(data.keywords, file).toSatisfy(
      (list: unknown[]) => list.length >= 3 && list.length <= 15,
    );
  }
});

it('refuses notes that lack a method or the guide, invent a method, or miss what one raises', () => {
  const run = (change: (notes: ServiceNotes) => ServiceNotes) => (): unknown =>
    referencePages(model, (service) => {
      const notes = loadNotes(service, ROOT);
      return service === 'lab' ? change(notes) : notes;
    });
  const lab = 'src/data/sdk/notes/lab.yaml';
  const {get_lab: entry, ...others} = loadNotes('lab', ROOT).methods;
  if (entry === undefined) throw new Error('get_lab has no notes');
  expect(run((notes) => ({...notes, methods: others}))).toThrow(
    `${lab}: methods lacks get_lab: write them.`,
  );
  expect(run((notes) => ({...notes, methods: {...notes.methods, stop_lab: entry}}))).toThrow(
    `${lab}: methods names stop_lab, which the SDK does not have: remove them.`,
  );
  expect(
    run((notes) => ({
      ...notes,
      methods: {...notes.methods, get_lab: {...entry, params: {id: 'Its id.'}}},
    })),
  ).toThrow(`${lab}: methods.get_lab.params names id, which it does not take.`);
  expect(run((notes) => ({...notes, objects: {Lab: {fields: {id: 'Its id.'}}}}))).toThrow(
    `${lab}: objects.Lab.fields lacks username, container_id, status: write them.`,
  );
  expect(
    run((notes) => {
      const {guide, ...rest} = notes;
      expect(guide).toBeDefined();
      return rest;
    }),
  ).toThrow(`${lab}: guide is missing: link the guide.`);
  expect(() => parseNotes(lab, 'purpose: a\n')).toThrow(
    `${lab}: "purpose" length must be at least 3`,
  );
});

it('marks the methods that cannot work, those that need a login, and deprecated ones', () => {
  const marked = (kind: string): string[] =>
    [...pages.values()].flatMap((text) =>
      [...text.matchAll(/^### `([^`]+)` (.*)\{#/gm)].flatMap(([, name = '', badges = '']) =>
        badges.includes(`kw-badge--${kind} `) ? [name] : [],
      ),
    );
  expect(marked('broken').sort()).toEqual([
    'create_cluster',
    'create_model_config',
    'deploy',
    'estimate_model_vram',
    'update_model_config',
  ]);
  expect(marked('deprecated').length).toBe(2);
  const tools = model.services.find(({attribute}) => attribute === 'tools');
  expect(marked('login')).toEqual(expect.arrayContaining([tools?.methods[0]?.name]));
  expect(marked('login')).toHaveLength(tools?.methods.length ?? 0);
  // The list of all methods marks them, too.
  const list = pages.get('sdk/current/api/reference.mdx') ?? '';
  for (const kind of ['broken', 'deprecated', 'login']) {
    const rows = list.split('\n').filter((row) => row.startsWith('| [`'));
    expect(rows.filter((row) => row.includes(`kw-badge--${kind} `))).toHaveLength(
      marked(kind).length,
    );
  }
});
