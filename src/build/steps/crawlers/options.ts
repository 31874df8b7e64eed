import Joi from 'joi';

export interface Options {
  /** One sentence that says what the site is about. */
  readonly summary: string;
}

const schema = Joi.object<Options & {id: unknown}>({
  summary: Joi.string().required(),
  // Docusaurus adds it to the options of every plugin.
  id: Joi.any().strip(),
});

export function validateOptions(options: unknown): Options {
  const result = schema.validate(options ?? {});
  if (result.error) throw new Error(`crawlers: ${result.error.message}.`);
  return result.value;
}
