import {DEFAULT_TOKENS, estimateTokens} from '../src/site/text/budget.ts';

import {expectedBy, readArguments} from './arguments.ts';
import {diagnoseError} from './diagnose-error.ts';
import {short} from './docs.ts';
import {lookupSymbol} from './lookup-symbol.ts';
import {readPage} from './read-page.ts';
import {searchDocs} from './search-docs.ts';
import {type Library, number, type Tool, type ToolAnswer} from './tool.ts';

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

/** There is no such tool; the message lists the tools. */
export class UnknownTool extends Error {
  override readonly name = 'UnknownTool';
}

/**
 * Calls a tool with arguments that are not yet checked.
 *
 * @throws UnknownTool
 * @throws ArgumentError if the arguments cannot be used, or name a release, page or section that does not exist
 */
export async function callTool(
  library: Library,
  name: string,
  given?: Readonly<Record<string, unknown>>,
): Promise<ToolAnswer> {
  const tool = TOOLS.find((one) => one.name === name);
  if (tool === undefined) {
    const names = TOOLS.map((one) => one.name).join(', ');
    throw new UnknownTool(`There is no tool "${short(name)}". Tools: ${names}.`);
  }
  const ignored: string[] = [];
  const args = readArguments(given, tool.signature, ignored);
  if (ignored.length === 0) return tool.run(args, library);
  // An argument that does nothing may have been meant to choose the release.
  const note = `\n\n[Not used: ${short(ignored.join(', '))}. ${expectedBy(tool.signature)}]`;
  const budget = number(args, 'max_tokens', DEFAULT_TOKENS) - estimateTokens(note);
  const answer = await tool.run({...args, max_tokens: budget}, library);
  return {...answer, text: answer.text + note};
}
