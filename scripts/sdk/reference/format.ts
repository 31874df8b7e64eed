import {format, resolveConfig} from 'prettier';

/** A generated file, formatted with the repository's formatter. */
export const formatted = async (file: string, text: string): Promise<string> =>
  format(text, {...(await resolveConfig(file)), filepath: file});
