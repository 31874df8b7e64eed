import {ProtocolError, ProtocolErrorCode, Server} from '@modelcontextprotocol/server';

import {ArgumentError} from './arguments.ts';
import type {Library} from './tool.ts';
import {callTool, DEFINITIONS, UnknownTool} from './tools.ts';

/** How long a client may keep the list of tools, in milliseconds: it changes only with a new file. */
const KEEP_TOOLS = 3_600_000;

/**
 * A server for one connection or request. The low-level class of the SDK is used because the high-level one
 * rejects arguments before their names can be repaired.
 */
export function createServer(library: Library): Server {
  const {docs} = library;
  const releases = docs.data.releases.map(({name}) => name).join(', ');
  const server = new Server(
    {name: 'kamiwaza-docs', title: 'Kamiwaza documentation', version: docs.latest.name},
    {
      capabilities: {tools: {}},
      cacheHints: {'tools/list': {ttlMs: KEEP_TOOLS, cacheScope: 'public'}},
      instructions:
        `Documentation of the Kamiwaza AI platform and its Python SDK, releases ${releases}, as of ${docs.data.date}. ` +
        'Search first, then read the section. For an error message use diagnose_error. Cite the addresses.',
    },
  );
  server.setRequestHandler('tools/list', () => ({tools: DEFINITIONS}));
  server.setRequestHandler('tools/call', async ({params}) => {
    try {
      const {text, isError} = await callTool(library, params.name, params.arguments);
      return {content: [{type: 'text', text}], ...(isError === true && {isError})};
    } catch (error) {
      // Clients show the model a result, but hide protocol errors from it.
      if (error instanceof ArgumentError) {
        return {content: [{type: 'text', text: error.message}], isError: true};
      }
      if (error instanceof UnknownTool) {
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
      }
      throw error;
    }
  });
  return server;
}
