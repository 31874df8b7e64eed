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

/** Removes custom properties that nothing reads, until none is left. */
function dropProperties(root: Root, words: ReadonlySet<string>): void {
  for (let removed = true; removed;) {
    removed = false;
    const read = new Set<string>();
    root.walkDecls(({value}) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
        read.add(name);
      }
    });
    root.walkDecls(/^--/, (declaration) => {
      // A script may read one, too; its name stands in the script then.
      if (
        !read.has(declaration.prop) &&
        !words.has(declaration.prop.slice(1)) &&
        !words.has(declaration.prop.slice(2))
      ) {
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
 * properties that nothing reads. All markup of the site comes from its scripts, so a class that none of
 * them spells, whole or as a beginning, is on no page.
 *
 * @param css the style sheet
 * @param words the words of all scripts, as {@link wordsOf} collects them
 */
export function leanStyles(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  dropRules(root, usage(words));
  dropOverridden(root);
  dropProperties(root, words);
  dropEmpty(root);
  return root.toString();
}
