import Joi from 'joi';

export interface Options {
  /** Old site path -> new site path, both without base URL. */
  readonly redirects: Readonly<Record<string, string>>;
}

const schema = Joi.object<Options & {id: unknown}>({
  redirects: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  // Docusaurus adds it to the options of every plugin.
  id: Joi.any().strip(),
});

export function validateOptions(options: unknown): Options {
  const result = schema.validate(options ?? {});
  if (result.error) throw new Error(`redirects: ${result.error.message}.`);
  return result.value;
}
