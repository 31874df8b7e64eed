import fs from 'node:fs';
import path from 'node:path';

import Joi from 'joi';
import {parse} from 'yaml';

import type {MethodNotes, NotesOnMethods} from '../../../src/data/sdk/types.ts';

export interface ObjectNotes {
  readonly about?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export interface HelperNotes {
  readonly title: string;
  readonly purpose: string;
  readonly methods: Readonly<Record<string, MethodNotes>>;
}

export interface ServiceNotes extends NotesOnMethods {
  /** Front matter; absent if the service has no page of its own. */
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly purpose: string;
  readonly when: string;
  /** Link to the guide of the service; absent if the service has no page of its own. */
  readonly guide?: string;
  /** Which calls raise the transport errors, if not every call does. */
  readonly errors?: string;
  /** Completes "If a call raises …, give the client an authenticator"; by default `AuthenticationError`. */
  readonly refused?: string;
  readonly next?: readonly string[];
  readonly groups: readonly {readonly title: string; readonly methods: readonly string[]}[];
  readonly helpers?: Readonly<Record<string, HelperNotes>>;
  readonly objects?: Readonly<Record<string, ObjectNotes>>;
}

const text = Joi.string().trim().min(3);
const words = Joi.object().pattern(Joi.string(), text.required());
const methods = Joi.object().pattern(
  Joi.string(),
  Joi.object({
    purpose: text.required().pattern(/\.$/, 'a sentence with a full stop'),
    params: words,
    returns: text,
    raises: words,
    notes: Joi.array().items(text),
    sample: Joi.string().required(),
  }),
);

const schema = Joi.object({
  description: text.min(50).max(160),
  keywords: Joi.array().items(Joi.string()).min(3).max(15),
  purpose: text.required(),
  when: text.required(),
  guide: text,
  login: Joi.boolean(),
  errors: text.pattern(/\.$/, 'a sentence with a full stop'),
  refused: text,
  next: Joi.array().items(text).max(2),
  groups: Joi.array()
    .items(
      Joi.object({
        title: Joi.string().required(),
        methods: Joi.array().items(Joi.string()).min(1).required(),
      }),
    )
    .min(1)
    .required(),
  methods: methods.required(),
  helpers: Joi.object().pattern(
    Joi.string(),
    Joi.object({title: text.required(), purpose: text.required(), methods: methods.required()}),
  ),
  objects: Joi.object().pattern(Joi.string(), Joi.object({about: text, fields: words})),
});

export const NOTES_FOLDER = 'src/data/sdk/notes';

/** The notes of one service, or an error that names file, place and what to write. */
export const parseNotes = (file: string, source: string): ServiceNotes => {
  let value: unknown;
  try {
    value = parse(source);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
  const {error} = schema.validate(value, {abortEarly: false, convert: false});
  if (error !== undefined) {
    throw new Error(error.details.map(({message}) => `${file}: ${message}`).join('\n'));
  }
  return value as ServiceNotes;
};

/**
 * Reads the notes of a service.
 *
 * @throws Error if they are missing or wrong
 */
export const loadNotes = (service: string, root = process.cwd()): ServiceNotes => {
  const file = `${NOTES_FOLDER}/${service}.yaml`;
  const full = path.join(root, file);
  if (!fs.existsSync(full)) {
    throw new Error(
      `${file}: missing. Every service needs its notes; copy the form of another one.`,
    );
  }
  return parseNotes(file, fs.readFileSync(full, 'utf8'));
};
