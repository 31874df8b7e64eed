import {readArguments} from './arguments.ts';
import {diagnoseError} from './diagnose-error.ts';
import {short, UnknownError} from './docs.ts';
import {lookupSymbol} from './lookup-symbol.ts';
import {readPage} from './read-page.ts';
import {searchDocs} from './search-docs.ts';
import type {Library, Tool, ToolAnswer} from './tool.ts';

/** In a fixed order, so that a client's cache of the prompt stays valid. */
const TOOLS: readonly Tool[] = [searchDocs, readPage, lookupSymbol, diagnoseError];

/** The definitions of all tools as `tools/list` sends them, the same on every call. */
export const DEFINITIONS = TOOLS.map(
  ({name, title, description, signature: {properties, required}}) => {
    const inputSchema: Readonly<Record<string, unknown>> & {readonly type: 'object'} = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties,
      required,
    };
    const annotations = {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    };
    return {name, title, description, inputSchema, annotations};
  },
);

/**
 * Calls a tool with arguments that are not yet checked.
 *
 * @throws UnknownError if the tool, release, page or section does not exist; the message says what does
 * @throws ArgumentError if the arguments cannot be used
 */
export async function callTool(
  library: Library,
  name: string,
  given: unknown,
): Promise<ToolAnswer> {
  const tool = TOOLS.find((one) => one.name === name);
  if (tool === undefined) {
    const names = TOOLS.map((one) => one.name).join(', ');
    throw new UnknownError(`There is no tool "${short(name)}". Tools: ${names}.`);
  }
  return tool.run(readArguments(given, tool.signature), library);
}
