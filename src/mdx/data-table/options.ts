import Joi from 'joi';

export interface Options {
  /** Base path of the site, with slashes on both ends: the link to the JSON is built on it. */
  readonly baseUrl: string;
}

const schema = Joi.object<Options>({
  baseUrl: Joi.string()
    .pattern(/^\/(.*\/)?$/)
    .required()
    .messages({'string.pattern.base': '"baseUrl" must begin and end with a slash'}),
});

/** Checks the options of the plugin. */
export function validateOptions(options: unknown): Options {
  const result = schema.validate(options ?? {});
  if (result.error) throw new Error(`remark-data-table: ${result.error.message}.`);
  return result.value;
}
