import {excerpt, type Source, withinBudget} from './prompt.ts';
import {AskError} from './stream.ts';
import {FAILURES} from './texts.ts';

/** A section in the search index. */
interface Place {
  /** Address of the page, with the base path. */
  readonly u: string;
  /** `#anchor`, or empty for the beginning of the page. */
  readonly h: string;
  /** Heading, or the title of the page. */
  readonly t: string;
}

/** A page that the search found, with its best section. */
export interface FoundPage {
  readonly document: Place;
  /** Title of the page. */
  readonly page: string;
  /** Words of the page that matched. */
  readonly words: readonly string[];
  /** Further sections of the page, best first. */
  readonly sections: readonly {readonly document: Place}[];
}

/** What the search answers; all of one release. */
export interface FoundPages {
  readonly hits: readonly FoundPage[];
  /** Pages that only mention what is asked; filled if there are no hits. */
  readonly mentions: readonly FoundPage[];
}

/** Pages that are read for a question. */
export const MOST_PAGES = 8;

interface Candidate extends Place {
  readonly page: string;
  readonly words: readonly string[];
}

/**
 * The sections to read, best first: the best one of each page and, one page later, its second. Mentions do when
 * there is nothing better: the model may say that they have no answer.
 */
function candidates({hits, mentions}: FoundPages): Candidate[] {
  const pages = (hits.length > 0 ? hits : mentions).slice(0, MOST_PAGES);
  const ranked = pages.flatMap(({document, page, words, sections}, rank) => [
    {rank, place: {...document, page, words}},
    ...sections
      .slice(0, 1)
      .map((one) => ({rank: rank + 1.5, place: {...one.document, page, words}})),
  ]);
  return ranked.sort((one, other) => one.rank - other.rank).map(({place}) => place);
}

/**
 * Reads the sections that the search found for a question, as many as fit into the budget. `readText` reads a file
 * of this site by its address. Throws an AskError if no page could be read.
 */
export async function retrieve(
  found: FoundPages,
  readText: (address: string) => Promise<string | undefined>,
): Promise<Source[]> {
  const wanted = candidates(found);
  const files = new Map<string, Promise<string | undefined>>();
  for (const {u} of wanted) {
    if (!files.has(u)) files.set(u, readText(u.endsWith('/') ? `${u}index.md` : `${u}.md`));
  }
  const sections = await Promise.all(
    wanted.map(async ({u, h, t, page, words}) => ({
      title: t === page ? page : `${page} › ${t}`,
      address: u + h,
      text: excerpt((await files.get(u)) ?? '', t, words),
    })),
  );
  const texts = await Promise.all(files.values());
  if (texts.length > 0 && texts.every((text) => text === undefined)) {
    throw new AskError(FAILURES.noSections);
  }
  return withinBudget(sections);
}
