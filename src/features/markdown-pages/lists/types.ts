import type {RootContent} from 'mdast';

import type {PluginContent} from '../../../site/inventory.ts';

/** A page that lists or compares others: nobody wrote it, so its twin is made from what it is made of. */
export interface ListPage {
  /** Site path, without the base URL. */
  readonly route: string;
  /** What the page's h1 says. */
  readonly title: string;
  readonly description: string;
  /** Release it describes, where it describes one. */
  readonly release?: string;
  /** What the page belongs to, such as `Blog`; stands above the title on its social card. */
  readonly section?: string;
  /** Whether `llms.txt` names it; the rest is reached from those. */
  readonly door: boolean;
  /** What follows the title. Links are site paths. */
  readonly content: readonly RootContent[];
}

/** What lists are made from. */
export interface ListSources {
  readonly plugins: readonly PluginContent[];
  readonly baseUrl: string;
}
