import {format, resolveConfig} from 'prettier';

/** A generated file the way the repository's formatter leaves it. */
export const formatted = async (file: string, text: string): Promise<string> =>
  format(text, {...(await resolveConfig(file)), filepath: file});
