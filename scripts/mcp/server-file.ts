/** Name of the file that agents run. Separate from `bundle.ts`, so packers don't load a bundler for a name. */
export const SERVER_FILE = 'kamiwaza-docs-mcp.mjs';
