import type {Rule} from '../../src/site/mdx/types.ts';
import {admonitions} from './admonitions.ts';
import {altText} from './alt-text.ts';
import {bareUrls} from './bare-urls.ts';
import {components} from './components.ts';
import {dataTables} from './data-tables.ts';
import {faultRows} from './fault-rows.ts';
import {fences} from './fences.ts';
import {frontMatter} from './front-matter.ts';
import {headings} from './headings.ts';
import {howTo} from './how-to.ts';
import {jsonBlocks} from './json-blocks.ts';
import {knownErrors} from './known-errors.ts';
import {leftovers} from './leftovers.ts';
import {mdx} from './mdx.ts';
import {ports} from './ports.ts';
import {prose} from './prose.ts';
import {readability} from './readability.ts';
import {sketches} from './sketches.ts';
import {spelling} from './spelling.ts';
import {tabs} from './tabs.ts';
import {tomlBlocks} from './toml-blocks.ts';
import {words} from './words.ts';
import {yamlBlocks} from './yaml-blocks.ts';

/**
 * The rules that need one page and no other file. They are fast enough to run while somebody types. Data of the product
 * are modules: an editor knows them as they were when it loaded the rules.
 */
export const PAGE_RULES: readonly Rule[] = [
  mdx,
  components,
  admonitions,
  leftovers,
  fences,
  frontMatter,
  headings,
  howTo,
  words,
  prose,
  readability,
  spelling,
  bareUrls,
  altText,
  sketches,
  dataTables,
  faultRows,
  ports,
  knownErrors,
  tabs,
  jsonBlocks,
  yamlBlocks,
  tomlBlocks,
];
