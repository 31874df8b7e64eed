/** Name of the file that agents run. Apart from `bundle.ts`, so that packers need not load a bundler for a name. */
export const SERVER_FILE = 'kamiwaza-docs-mcp.mjs';
