import {type PluginOptions, validateOptions} from '@easyops-cn/docusaurus-search-local';
import Joi from 'joi';

/**
 * Options of the original plugin, with its defaults, checked by its schema. Throws for an option that it does
 * not know.
 */
export function originalOptions(options: PluginOptions): PluginOptions {
  return validateOptions({
    options,
    validate: (schema: Joi.ObjectSchema, given: unknown): unknown => Joi.attempt(given, schema),
  }) as PluginOptions;
}
