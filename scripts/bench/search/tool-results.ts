import {env} from '../../../src/config/env.ts';

/**
 * The results in an answer of `search_docs`.
 *
 * @returns their addresses as site paths, best first
 */
export function resultsOf(answer: string): string[] {
  const site = env.url + env.baseUrl;
  return [...answer.matchAll(/^\d+\. .*\n(\S+)$/gm)].flatMap(([, address = '']) =>
    address.startsWith(site) ? [`/${address.slice(site.length)}`] : [],
  );
}
