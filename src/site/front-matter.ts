import type {ParseFrontMatter} from '@docusaurus/types';
import Joi from 'joi';
import {parse as parseYaml, type Tags, type YAMLParseError} from 'yaml';

import {isPartial} from './routes.ts';
import {relativePath} from './util/files.ts';
import {nearest} from './util/nearest.ts';

/** The front matter of a page, as far as it can be parsed. */
export interface FrontMatter {
  /** Empty when there is none, or when it is not a map. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Why the YAML cannot be read, and in which line of the page. */
  readonly error: {readonly line: number; readonly message: string} | undefined;
  /** Line of a key; 1 for a missing key. */
  readonly lineOf: (key: string | undefined) => number;
}

/** What Docusaurus, unlike YAML 1.2, does not read as text: dates such as 2025-01-01, and times such as 12:30. */
const DOCUSAURUS_TAGS: Tags = ['timestamp', 'intTime', 'floatTime'];

/** Reads the front matter of a page. */
export function readFrontMatter(text: string): FrontMatter {
  const block = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(text);
  const lineOf = (key: string | undefined): number => {
    if (key === undefined) return 1;
    const at = text.split('\n').findIndex((line) => line.startsWith(`${key}:`));
    return at === -1 ? 1 : at + 1;
  };
  if (!block && /^---[ \t]*\r?\n/.test(text)) {
    const message =
      'the front matter that begins in line 1 is not closed. Write a line --- below its last key.';
    return {data: {}, error: {line: 1, message}, lineOf};
  }
  if (/^\s+---[ \t]*\r?\n/.test(text)) {
    const message =
      'the front matter does not begin in line 1. Remove empty lines and spaces above it.';
    return {data: {}, error: {line: 1, message}, lineOf};
  }
  try {
    const data: unknown = parseYaml(block?.[1] ?? '', {customTags: DOCUSAURUS_TAGS});
    const isMap = typeof data === 'object' && data !== null && !Array.isArray(data);
    return {data: isMap ? (data as Record<string, unknown>) : {}, error: undefined, lineOf};
  } catch (error) {
    const {message, linePos} = error as YAMLParseError;
    const reason = message.split(/ at line|\n/)[0] ?? '';
    const remedy = /\btabs?\b/i.test(reason)
      ? 'Indent with spaces.'
      : /must be unique/.test(reason)
        ? 'Keep one of the keys.'
        : 'Put values with : or # in quotes.';
    return {
      data: {},
      error: {
        line: (linePos?.[0].line ?? 0) + 1,
        message: `the front matter is not YAML: ${reason}. ${remedy}`,
      },
      lineOf,
    };
  }
}

/** A problem in the front matter; the message says what to write. */
export interface FrontMatterFault {
  /** The key it is about; undefined if it is about a missing key. */
  readonly key: string | undefined;
  readonly message: string;
}

/** Text; the messages are those of keys without better ones. */
const text = Joi.string().trim().messages({
  'string.base': '{#label} is no text. Write it in quotes, or remove the line.',
  'string.empty': '{#label} is empty. Write its text, or remove the line.',
  'string.trim': '{#label} begins or ends with a space. Remove it.',
});

/** Text that is missing when the key has no value. */
const requiredText = text
  .empty(['', null])
  .required()
  .messages({'string.base': '{#label} is no text. Write it in quotes.'});

const flag = Joi.boolean().messages({
  'boolean.base': '{#label} is true or false. Write one of them, or remove the line.',
});

const common = {
  title: requiredText.min(2).max(90).pattern(/[^.]$/).messages({
    'any.required': 'has no title. Write what the page is about; it becomes the h1.',
    'string.min': 'the title is a single letter. Write what the page is about.',
    'string.max': 'the title is longer than 90 characters. Shorten it.',
    'string.pattern.base': 'the title ends with a period. Remove it.',
  }),
  description: requiredText.min(50).max(160).pattern(/[.?]$/).messages({
    'any.required':
      'has no description. Write one sentence of 50 to 160 characters on what the reader gets.',
    'string.min': 'the description is shorter than 50 characters. Say what the reader gets.',
    'string.max':
      'the description is longer than 160 characters. Search engines cut it; shorten it.',
    'string.pattern.base': 'the description is no sentence. End it with a period.',
  }),
  keywords: Joi.array()
    .items(
      text.min(2).max(40).messages({
        'string.base': 'a keyword is no text. Put numbers in quotes: keywords: ["404"].',
        'string.empty': 'a keyword is empty. Write a term that readers type, or remove it.',
        'string.trim': 'the keyword "{#value}" begins or ends with a space. Remove it.',
        'string.min': 'the keyword "{#value}" is a single letter. Write a longer term.',
        'string.max': 'the keyword "{#value}" is longer than 40 characters. Shorten it.',
      }),
    )
    .min(3)
    .max(15)
    .unique((a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase())
    .required()
    .messages({
      'any.required': 'has no keywords. Write 3 to 15 terms that readers type.',
      'array.base': 'keywords are a list. Write keywords: [one, two, three].',
      'array.min': 'has fewer than 3 keywords. Write what readers type, also their own words.',
      'array.max': 'has more than 15 keywords. Keep those that readers type.',
      'array.unique': 'names a keyword twice. Remove one.',
    }),
  slug: text.pattern(/^\/[a-z0-9/._-]*$/i).messages({
    'string.pattern.base':
      'the slug is not a slash followed by letters, digits, hyphens, dots and slashes. Write slug: /path.',
  }),
  hide_table_of_contents: flag,
  draft: flag,
  unlisted: flag,
};

const beginningOfTitle: Joi.CustomValidator<string> = (label, {state, error}) => {
  const [{title}] = state.ancestors as readonly [{readonly title?: unknown}];
  return typeof title !== 'string' || title.startsWith(label) ? label : error('label.name');
};

const docSchema = Joi.object({
  ...common,
  sidebar_label: text.max(40).custom(beginningOfTitle).messages({
    'string.max': 'the sidebar_label is longer than 40 characters. Shorten it.',
    'label.name':
      'the sidebar_label is not the beginning of the title. Change one: a page has one name everywhere.',
  }),
  checklist: Joi.boolean().messages({
    'boolean.base':
      'checklist is true or false. Write checklist: true on a page whose numbered steps readers tick off.',
  }),
  toc_max_heading_level: Joi.number()
    .integer()
    .min(2)
    .max(4)
    .messages({'*': 'toc_max_heading_level is a whole number from 2 to 4. Write one of them.'}),
  custom_edit_url: text.allow(null),
  search_weight: Joi.number().min(0.5).max(1).messages({
    'number.base': 'search_weight is a number. Write search_weight: 0.9.',
    'number.min': 'search_weight is below 0.5. Write a number from 0.5 to 1; 1 is the default.',
    'number.max': 'search_weight is above 1. Write a number from 0.5 to 1; 1 is the default.',
  }),
});

const list = (what: string, example: string): Joi.ArraySchema =>
  Joi.array()
    .items(
      text.messages({
        'string.base': `an entry of ${what} is no text. Put it in quotes.`,
        'string.empty': `an entry of ${what} is empty. Remove it.`,
        'string.trim': `an entry of ${what} begins or ends with a space. Remove the space.`,
      }),
    )
    .min(1)
    .required()
    .messages({
      'any.required': `has no ${what}. Write ${what}: [${example}].`,
      'array.base': `${what} is a list. Write ${what}: [${example}].`,
      'array.min': `${what} is empty. Write ${what}: [${example}].`,
    });

const postSchema = Joi.object({
  ...common,
  authors: list('authors', 'team'),
  tags: list('tags', 'inference'),
  image: text,
});

/** Everything that is wrong with the front matter of a file, given by its path below the root. */
export function frontMatterFaults(
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
): FrontMatterFault[] {
  if (isPartial(file)) return [];
  const isPost = file.startsWith('blog/');
  const faults: FrontMatterFault[] = [];
  if (isPost && !/^blog\/\d{4}-\d{2}-\d{2}-[\w-]+\.mdx?$/.test(file)) {
    const message = 'the name of a post is date and slug. Rename it to blog/YYYY-MM-DD-slug.mdx.';
    faults.push({key: undefined, message});
  }
  const schema = isPost ? postSchema : docSchema;
  const {error} = schema.validate(frontMatter, {abortEarly: false, convert: false});
  for (const detail of error?.details ?? []) {
    const key = detail.path[0] === undefined ? undefined : String(detail.path[0]);
    const message =
      detail.type === 'object.unknown' && key !== undefined
        ? unknownKey(key, schema)
        : detail.message.replace(/^"(\w+)" /, '$1 ');
    faults.push({key: frontMatter[key ?? ''] === undefined ? undefined : key, message});
  }
  return faults;
}

function unknownKey(key: string, schema: Joi.ObjectSchema): string {
  const described = schema.describe() as {keys?: Record<string, unknown>};
  const known = Object.keys(described.keys ?? {});
  const near = nearest(key, known);
  const hint = near ? `Did you mean "${near}"?` : `There are: ${known.join(', ')}.`;
  return `the front matter key "${key}" is not known. ${hint}`;
}

/** For `markdown.parseFrontMatter`: a page that breaks the contract stops the build. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const file = relativePath(process.cwd(), params.filePath);
  const {error} = readFrontMatter(params.fileContent);
  if (error) throw new Error(`${file}:${error.line}: ${error.message}`);
  const result = await params.defaultParseFrontMatter(params);
  const faults = frontMatterFaults(file, result.frontMatter);
  if (faults.length > 0) {
    throw new Error(faults.map(({message}) => `${file}: ${message}`).join('\n'));
  }
  return result;
};
