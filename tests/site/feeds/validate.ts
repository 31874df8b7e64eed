import {parseFeed} from '@rowanmanning/feed-parser';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import Joi from 'joi';

/*
 * No package validates all three formats without asking a server. So a feed must pass two things:
 * the schemas below, which are the tables of the specifications, and, for XML, a feed reader's own
 * parser, which must find the same entries in it.
 */

export type FeedFormat = 'rss' | 'atom' | 'json';

const DAYS = 'Sun|Mon|Tue|Wed|Thu|Fri|Sat';
const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const RFC_822 = new RegExp(
  `^(${DAYS}), \\d{2} (${MONTHS}) \\d{4} \\d{2}:\\d{2}:\\d{2} (GMT|UT|[+-]\\d{4})$`,
);
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const text = Joi.string().trim().min(1);
const address = Joi.string().uri({scheme: ['http', 'https']});
/** Elements of other namespaces may be anywhere in RSS and Atom. */
const extensible = (keys: Joi.SchemaMap) => Joi.object(keys).pattern(/:|^@_/, Joi.any());

const date = (form: RegExp, name: string) =>
  text.custom((value: string) => {
    if (!form.test(value) || Number.isNaN(Date.parse(value))) throw new Error(`no date of ${name}`);
    const day = /^\w{3}(?=,)/.exec(value)?.[0];
    if (day !== undefined && DAYS.split('|')[new Date(value).getUTCDay()] !== day) {
      throw new Error('another day of the week than the date');
    }
    return value;
  });
const rfc822 = date(RFC_822, 'RFC 822');
const rfc3339 = date(RFC_3339, 'RFC 3339');

/** RSS 2.0, https://www.rssboard.org/rss-specification: elements of a channel and of an item. */
const guid = Joi.alternatives(
  address,
  Joi.object({'#text': text.required(), '@_isPermaLink': Joi.valid('false').required()}),
  Joi.object({'#text': address.required(), '@_isPermaLink': Joi.valid('true').required()}),
);
const rss = Joi.object({
  rss: extensible({
    '@_version': Joi.valid('2.0').required(),
    channel: extensible({
      title: text.required(),
      link: address.required(),
      description: text.required(),
      language: text,
      copyright: text,
      pubDate: rfc822,
      lastBuildDate: rfc822,
      generator: text,
      docs: address,
      ttl: Joi.string().pattern(/^\d+$/),
      image: extensible({
        url: address.required(),
        title: text.required(),
        link: address.required(),
      }),
      category: Joi.array(),
      item: Joi.array()
        .items(
          extensible({
            title: text,
            description: text,
            link: address,
            guid,
            pubDate: rfc822,
            author: Joi.string().pattern(/@/, 'mail address'),
            category: Joi.array(),
            comments: address,
          }).or('title', 'description'),
        )
        .unique('guid'),
    }).required(),
  }).required(),
});

/** Atom, RFC 4287, section 4. */
const person = extensible({name: text.required(), uri: address, email: text});
const construct = Joi.alternatives(
  text,
  extensible({'#text': text.required(), '@_type': Joi.valid('text', 'html', 'xhtml')}),
);
const atomCommon = {
  id: address.required(),
  title: construct.required(),
  updated: rfc3339.required(),
  author: person,
  contributor: person,
  category: Joi.array().items(extensible({'@_term': text.required()})),
  link: Joi.array().items(extensible({'@_href': address.required()})),
  rights: construct,
};
const atom = Joi.object({
  feed: extensible({
    ...atomCommon,
    '@_xmlns': Joi.valid('http://www.w3.org/2005/Atom').required(),
    generator: Joi.any(),
    icon: address,
    logo: address,
    subtitle: construct,
    entry: Joi.array()
      .items(
        extensible({
          ...atomCommon,
          published: rfc3339,
          summary: construct,
          content: construct,
        }).or('content', 'link'),
      )
      .unique('id'),
  })
    .required()
    .custom((feed: {author?: unknown; entry?: readonly {author?: unknown}[]}) => {
      // RFC 4287, 4.1.1: every entry has an author, its own or the one of the feed.
      if (!feed.author && feed.entry?.some(({author}) => !author)) {
        throw new Error('an entry has no author');
      }
      return feed;
    }),
});

/** JSON Feed 1.0 and 1.1, https://jsonfeed.org/version/1.1; extensions begin with an underscore. */
const author = Joi.object({name: text, url: address, avatar: address}).min(1);
const json = Joi.object({
  version: Joi.valid(
    'https://jsonfeed.org/version/1',
    'https://jsonfeed.org/version/1.1',
  ).required(),
  title: text.required(),
  home_page_url: address,
  feed_url: address,
  description: text,
  user_comment: text,
  icon: address,
  favicon: address,
  language: text,
  author,
  authors: Joi.array().items(author),
  items: Joi.array()
    .items(
      Joi.object({
        id: text.required(),
        url: address,
        external_url: address,
        title: text,
        content_html: text,
        content_text: text,
        summary: text,
        image: address,
        banner_image: address,
        date_published: rfc3339,
        date_modified: rfc3339,
        language: text,
        author,
        authors: Joi.array().items(author),
        tags: Joi.array().items(text),
      })
        .or('content_html', 'content_text')
        .pattern(/^_/, Joi.any()),
    )
    .unique('id')
    .required(),
}).pattern(/^_/, Joi.any());

const SCHEMAS: Readonly<Record<FeedFormat, Joi.ObjectSchema>> = {rss, atom, json};

const ROW_ELEMENTS = ['item', 'entry', 'category'];
const parser = new XMLParser({
  ignoreAttributes: false,
  ignoreDeclaration: true,
  parseTagValue: false,
  isArray: (name, path) =>
    ROW_ELEMENTS.includes(name) || (name === 'link' && String(path).startsWith('feed')),
});

/** What is wrong with a feed, one sentence each; an empty list for a good one. */
export function feedProblems(source: string, format: FeedFormat): string[] {
  let tree: unknown;
  try {
    tree = format === 'json' ? JSON.parse(source) : xmlTree(source);
  } catch (error) {
    return [(error as Error).message];
  }
  const {error} = SCHEMAS[format].validate(tree, {abortEarly: false, convert: false});
  const problems = error?.details.map(({message}) => message) ?? [];
  return format === 'json' ? problems : [...problems, ...readerProblems(source)];
}

function xmlTree(source: string): unknown {
  const wellFormed = XMLValidator.validate(source);
  if (wellFormed !== true) throw new Error(`line ${wellFormed.err.line}: ${wellFormed.err.msg}`);
  return parser.parse(source);
}

/** What a feed reader's parser misses: it is lenient, so null means that nothing could be read. */
function readerProblems(source: string): string[] {
  try {
    const feed = parseFeed(source).toJSON();
    return feed.items.flatMap((item, at) =>
      (['id', 'url', 'title', 'content'] as const)
        .filter((name) => item[name] === null)
        .map((name) => `a reader finds no ${name} in entry ${at + 1}`),
    );
  } catch (error) {
    return [`a reader cannot open it: ${(error as Error).message}`];
  }
}
