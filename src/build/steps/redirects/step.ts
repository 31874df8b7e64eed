import type {BuildStep} from '../../../site/build-step.ts';

import {problemsOf} from './check.ts';
import {redirectPage} from './page.ts';

/**
 * The target may have its own hash; one in the address overrides it. The whole address is used, with its host: some
 * servers serve this page at `//other.example/..%2fold`, and a path that begins like this leads to that host.
 */
const SCRIPT =
  "var a=document.querySelector('a');a.search=location.search;if(location.hash)a.hash=location.hash;location.replace(a.href)";

/**
 * Adds a page at every address that has moved, with and without a slash at its end. Links are relative, so a
 * redirect works under any base path. Targets may have a hash. Throws if a redirect is wrong.
 *
 * @param published addresses that must not end; those of comparisons lead to the list of comparisons
 */
export function redirectsStep(
  redirects: Readonly<Record<string, string>>,
  published: readonly string[] = [],
): BuildStep {
  return {
    name: 'redirects',
    start({routes, siteUrl, baseUrl, addPage}) {
      const all = {...goneComparisons(published, routes), ...redirects};
      const problems = problemsOf(all, new Set(routes));
      if (problems.length > 0) {
        throw new Error(
          `src/data/redirects.ts:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
        );
      }
      for (const [from, to] of Object.entries(all)) {
        for (const {file, depth} of redirectFiles(from)) {
          const html = redirectPage({
            title: 'This page has moved',
            to: (depth === 0 ? './' : '../'.repeat(depth)) + to.slice(1),
            canonical: siteUrl + baseUrl + to.slice(1),
            says: 'This page has moved to',
            label: to,
            script: SCRIPT,
          });
          addPage(file, html);
        }
      }
      return {};
    },
  };
}

/** A new release is compared with the one before it, which has other pages: old comparisons lead to the list. */
export function goneComparisons(
  published: readonly string[],
  routes: readonly string[],
): Record<string, string> {
  const there = new Set(routes);
  if (!there.has('/changes')) return {};
  const gone = published.filter((route) => route.startsWith('/changes/') && !there.has(route));
  return Object.fromEntries(gone.map((route) => [route, '/changes']));
}

/** Files of a redirect below the output folder, with their depth in folders. */
export function redirectFiles(from: string): readonly {file: string; depth: number}[] {
  const depth = from.split('/').length - 2;
  return [
    {file: `${from.slice(1)}.html`, depth},
    {file: `${from.slice(1)}/index.html`, depth: depth + 1},
  ];
}
