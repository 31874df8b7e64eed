import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {knownErrors} from '../../data/known-errors/index.ts';
import {hasPage} from '../../data/product/links.ts';
import {attribute, lineOf} from '../../site/mdx/parse.ts';
import {sitePath} from '../../site/mdx/site-path.ts';

import {entryNodes, sectionNodes} from './entry-nodes.ts';
import {importTabs} from './platform-tabs.ts';
import {ELEMENT, faultOf} from './request.ts';

interface Options {
  /**
   * Commands that differ between platforms get the tabs of the site. Without, each different command is one block
   * under the names of its platforms: in plain text, tabs would repeat a command for every setup that uses it.
   */
  readonly tabs?: boolean;
}

/**
 * Expands `<KnownErrors of="vllm" />` to the entries of a component, each with its heading, and `<KnownErrors
 * id="docker-gpu-driver" />` to the text of one entry, for a section that has a heading. What `faultOf` finds stops
 * the build.
 */
export default function remarkKnownErrors({tabs = true}: Options = {}): Transformer<Root> {
  return (tree, vfile) => {
    const added: RootContent[] = [];
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== ELEMENT || index === undefined || !parent) return undefined;
      const fault = faultOf(node);
      if (fault !== undefined) {
        vfile.fail(`${sitePath(vfile)}:${lineOf(node)}: ${fault}`, node.position);
      }
      const id = attribute(node, 'id');
      const component = attribute(node, 'of');
      const nodes: RootContent[] =
        id === undefined
          ? knownErrors
              .filter((entry) => entry.component === component)
              .flatMap((entry) => entryNodes(entry, tabs))
          : knownErrors
              .filter((entry) => entry.id === id)
              .flatMap((entry) => sectionNodes(entry, tabs));
      added.push(...nodes);
      for (const own of nodes) stayInRelease(own, sitePath(vfile));
      parent.children.splice(index, 1, ...(nodes as typeof parent.children));
      return [SKIP, index + nodes.length];
    });
    importTabs(tree, added);
  };
}

/** Site paths that are the same in every release. */
const SHARED = /^\/(?:sdk|blog|changes|search)(?:[/#?]|$)/;

/** Links of the data lead to the latest docs: on a page of another release, to its own copy of the page if it has one. */
function stayInRelease(node: RootContent, file: string): void {
  const release = /^versioned_docs\/version-([^/]+)\//.exec(file)?.[1];
  if (release === undefined) return;
  visit(node, 'link', (link) => {
    const page = /^\/([^?#]*)/.exec(link.url)?.[1];
    if (page === undefined || SHARED.test(link.url) || !hasPage(release, {page})) return;
    link.url = `/${release}${link.url}`;
  });
}
