import type {FactException} from './types.ts';

export const FACT_EXCEPTIONS: readonly FactException[] = [
  {
    subject: 'Overlap of chunks in samples, tokens',
    file: 'docs/installation/what-changed-since-0-3-2.mdx',
    reason: 'The table compares the default of SDK 0.1.4, which was 32, with that of 0.5.0.',
  },
  {
    subject: 'Overlap of chunks in samples, tokens',
    file: 'sdk/services/ingestion.mdx',
    reason: 'The first program is one of an old release, which readers have and must change.',
  },
  {
    subject: 'Node.js version',
    file: 'docs/ai-agents.mdx',
    reason:
      'The MCP server runs on the reader’s machine, from Node.js 20 on. The platform has its own.',
  },
];
