import postcss, {type Container, type Root} from 'postcss';

/** A class in a selector; escapes are kept as they are. */
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** Words that could be class names, or the beginning of one that code completes (`button--`). */
const WORD = /-?[_a-zA-Z][\w-]*/g;

/** Collects every word of a text that a class name may be made of. */
export function wordsOf(text: string, words: Set<string> = new Set()): Set<string> {
  for (const [word] of text.matchAll(WORD)) {
    words.add(word);
  }
  return words;
}

/** A test whether a class may be used, given the words of all scripts. */
export function usage(words: ReadonlySet<string>): (name: string) => boolean {
  const beginnings = [...words].filter((word) => word.endsWith('-') && word.length > 3);
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/** Splits a list of selectors at the commas that stand outside brackets. */
export function splitSelectors(selector: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const char = selector[at];
    if (char === '(' || char === '[') {
      depth += 1;
    } else if (char === ')' || char === ']') {
      depth -= 1;
    } else if (char === ',' && depth === 0) {
      parts.push(selector.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, selector.slice(start)].map((part) => part.trim());
}

/** Whether a selector can match: what it asks for outside `:not()` and `:is()` has to be in use. */
function canMatch(selector: string, used: (name: string) => boolean): boolean {
  const outside = selector.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...outside.matchAll(CLASS)].every(([, name = '']) => used(name));
}

function dropRules(root: Root, used: (name: string) => boolean): void {
  root.walkRules((rule) => {
    const parent = rule.parent;
    if (parent?.type === 'atrule' && /keyframes$/i.test((parent as postcss.AtRule).name)) {
      return;
    }
    const kept = splitSelectors(rule.selector).filter((selector) => canMatch(selector, used));
    if (kept.length === 0) {
      rule.remove();
    } else {
      rule.selector = kept.join(',');
    }
  });
}

const ROOT = /^(?::root|html)?(?:\[data-theme=["']?(?:dark|light)["']?\])?$/;

/** Whether a rule stands in a cascade layer. */
function layered(node: postcss.Node): boolean {
  for (let at = node.parent; at; at = at.parent as typeof at) {
    if (at.type === 'atrule' && (at as postcss.AtRule).name === 'layer') {
      return true;
    }
  }
  return false;
}

/** Removes custom properties of the root that a rule outside all layers sets anyway. */
function dropOverridden(root: Root): void {
  const ours = new Set<string>();
  root.walkRules((rule) => {
    if (rule.parent === root && splitSelectors(rule.selector).includes(':root')) {
      rule.walkDecls(/^--/, ({prop}) => {
        ours.add(prop);
      });
    }
  });
  root.walkRules((rule) => {
    if (layered(rule) && splitSelectors(rule.selector).every((part) => ROOT.test(part))) {
      rule.walkDecls(/^--/, (declaration) => {
        if (ours.has(declaration.prop)) {
          declaration.remove();
        }
      });
    }
  });
}

/** Names of custom properties that a style sheet reads. */
function readBy(css: string): Set<string> {
  return new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
}

/** Whether a script spells a custom property, as one that reads or sets it does. */
function spelled(prop: string, words: ReadonlySet<string>): boolean {
  return words.has(prop.slice(1)) || words.has(prop.slice(2));
}

/** The end of a bracket that opens before a place. */
function closing(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) {
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  }
  return at;
}

/** Writes values in the places where properties are asked for, as the browser would (CSS Variables 1, 3). */
export function inlineValues(text: string, values: ReadonlyMap<string, string>): string {
  const reference = /var\(\s*(--[\w-]+)/g;
  let result = '';
  let at = 0;
  for (let found = reference.exec(text); found; found = reference.exec(text)) {
    const value = values.get(found[1] ?? '');
    if (value !== undefined) {
      const before = text.slice(at, found.index);
      at = closing(text, found.index + 4);
      reference.lastIndex = at;
      // Tokens stay apart: `var(--a)0` is two values.
      const open = /(?:^|[\s(,*/])$/.test(result + before);
      const close = at === text.length || /[\s),*/]/.test(text[at] ?? '');
      result += `${before}${open ? '' : ' '}${value}${close ? '' : ' '}`;
    }
  }
  return result + text.slice(at);
}

/**
 * Constant custom properties of a style sheet with their values: those that the root alone sets, once, with a
 * value that asks for no property but such ones, and that no script spells.
 *
 * @param css the style sheet
 * @param words the words of all scripts
 * @param others the other style sheets of the site
 */
export function constantsOf(
  css: string,
  words: ReadonlySet<string>,
  others = '',
): Map<string, string> {
  const root = postcss.parse(css);
  const set = new Map<string, {value: string; constant: boolean; times: number}>();
  root.walkDecls(/^--/, ({prop, value, parent, important}) => {
    const atRoot =
      parent?.type === 'rule' &&
      parent.selector === ':root' &&
      (parent.parent === root || (parent.parent as postcss.AtRule).name === 'layer');
    const times = (set.get(prop)?.times ?? 0) + 1;
    set.set(prop, {value, times, constant: atRoot && !important});
  });
  const values = new Map<string, string>();
  for (let before = -1; before < values.size;) {
    before = values.size;
    for (const [prop, {value: written, constant, times}] of set) {
      const value = inlineValues(written, values);
      if (
        constant &&
        times === 1 &&
        value !== '' &&
        !value.includes('var(') &&
        !/^(?:inherit|initial|unset|revert|revert-layer)$/i.test(value) &&
        !spelled(prop, words) &&
        !others.includes(`${prop}:`)
      ) {
        values.set(prop, value);
      }
    }
  }
  return values;
}

/** Writes the values of constant custom properties in the places that ask for them. */
export function writeConstants(css: string, constants: ReadonlyMap<string, string>): string {
  const root = postcss.parse(css);
  inlineConstants(root, constants);
  return root.toString();
}

function inlineConstants(root: Root, constants: ReadonlyMap<string, string>): void {
  root.walkDecls((declaration) => {
    const {value} = declaration;
    if (value.includes('var(')) {
      const inlined = inlineValues(value, constants);
      if (inlined !== value) declaration.value = inlined;
    }
  });
}

/** Removes custom properties that nothing reads, until none is left. */
function dropProperties(root: Root, words: ReadonlySet<string>, others: string): void {
  const readElsewhere = readBy(others);
  for (let removed = true; removed;) {
    removed = false;
    const read = new Set(readElsewhere);
    root.walkDecls(({value}) => {
      readBy(value).forEach((name) => read.add(name));
    });
    root.walkDecls(/^--/, (declaration) => {
      // A script may read one, too; its name stands in the script then.
      if (!read.has(declaration.prop) && !spelled(declaration.prop, words)) {
        declaration.remove();
        removed = true;
      }
    });
  }
}

/** Removes at-rules and rules that became empty. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type === 'atrule' || node.type === 'rule') {
      if (node.nodes) {
        dropEmpty(node);
        // An empty `@layer a, b;` has no block and orders the layers.
        if (node.nodes.length === 0) {
          node.remove();
        }
      }
    }
  });
}

/**
 * Leaves out of a style sheet the rules whose classes no script can put on a page, and the custom
 * properties that nothing reads; those that never change are written out where they are read. All markup of the site comes from its scripts, so a class that none of
 * them spells, whole or as a beginning, is on no page.
 *
 * @param css the style sheet
 * @param words the words of all scripts, as {@link wordsOf} collects them
 * @param others the other style sheets of the site, which may read properties of this one
 */
export function leanStyles(css: string, words: ReadonlySet<string>, others = ''): string {
  const root = postcss.parse(css);
  dropRules(root, usage(words));
  dropOverridden(root);
  inlineConstants(root, constantsOf(root.toString(), words, others));
  dropProperties(root, words, others);
  dropEmpty(root);
  return root.toString();
}
