import {knownErrors} from '../../data/known-errors/index.ts';
import {attribute, type JsxElement} from '../../site/mdx/parse.ts';
import {nearest} from '../../site/util/nearest.ts';

/** Name of the element on a page. */
export const ELEMENT = 'KnownErrors';

/** What is wrong with a `<KnownErrors>` and what to write; undefined if it is right. */
export function faultOf(element: JsxElement): string | undefined {
  for (const one of element.attributes) {
    if (one.type !== 'mdxJsxAttribute') return `<${ELEMENT}> takes no {…}. Write of="…" or id="…".`;
    if (one.name !== 'of' && one.name !== 'id') {
      return `<${ELEMENT}> has no attribute "${one.name}". Write of="…" or id="…".`;
    }
  }
  if (element.attributes.length > 1) return `<${ELEMENT}> takes of or id, not both. Remove one.`;
  const id = attribute(element, 'id');
  if (id !== undefined) {
    const ids = knownErrors.map((entry) => entry.id);
    if (ids.includes(id)) return undefined;
    return `there is no known error "${id}". ${hint(id, ids, 'src/data/known-errors has the ids.')}`;
  }
  const component = attribute(element, 'of');
  const components = [...new Set(knownErrors.map((entry): string => entry.component))].sort();
  if (component !== undefined && components.includes(component)) return undefined;
  const all = `There are: ${components.join(', ')}.`;
  return `<${ELEMENT}> names no component with known errors. Write of="…". ${hint(component, components, all)}`;
}

function hint(written: string | undefined, known: readonly string[], otherwise: string): string {
  const near = written === undefined ? undefined : nearest(written, known);
  return near === undefined ? otherwise : `Did you mean "${near}"?`;
}
