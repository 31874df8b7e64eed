// Replaces @docusaurus/theme-classic 3.8.1 (SearchMetadata).
// Reason for overriding: the original writes six tags into every page for search services that crawl sites
// (Algolia). The search of this site is built from the pages and reads none of them.
import type {ReactNode} from 'react';

export default function SearchMetadata(): ReactNode {
  return null;
}
