import Joi from 'joi';

export interface Options {
  /** Where rendered cards are kept between builds, below the repository's root. */
  readonly cacheDir: string;
}

const schema = Joi.object<Options & {id: unknown}>({
  cacheDir: Joi.string().default('node_modules/.cache/social-cards'),
  // Docusaurus adds it to the options of every plugin.
  id: Joi.any().strip(),
});

export function validateOptions(options: unknown): Options {
  const result = schema.validate(options ?? {});
  if (result.error) throw new Error(`social-cards: ${result.error.message}.`);
  return result.value;
}
