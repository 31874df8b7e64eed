import {createHash} from 'node:crypto';

import type {LlmsFile, LlmsOptions} from './llms.ts';

/** Name of the skill: lower case and hyphens, as https://agentskills.io/specification asks. */
const NAME = 'kamiwaza-docs';
/** Where agents look for the skills of a site (https://github.com/cloudflare/agent-skills-discovery-rfc). */
const FOLDER = '.well-known/agent-skills';

/**
 * What an agent needs to use this documentation: `skill.md`, and the same file in the folder where agents
 * look for skills, with an index that names its hash.
 */
export function skillFiles({
  title,
  summary,
  root,
}: Pick<LlmsOptions, 'title' | 'summary' | 'root'>): LlmsFile[] {
  const description = `${summary} Use it to install, operate or troubleshoot Kamiwaza, or to write code with its Python SDK.`;
  const text = `---
name: ${NAME}
description: ${JSON.stringify(description)}
---

# ${title}

- All pages with a sentence each: ${root}/llms.txt. All pages in one file: ${root}/llms-full.txt.
- Every page is Markdown at its address plus \`.md\`, for example ${root}/quickstart.md.
- Pages at the root describe the latest release. Those of older releases begin with its number: read the release that the user runs, and name it in the answer.
- Reference of the Python SDK: ${root}/sdk/llms.txt. Every sample is type-checked; copy names and parameters from there rather than guess.
- Errors: ${root}/errors/llms.txt lists known errors by component, with cause, fix and how to verify it.
- What is not documented: ${root}/known-gaps.md. Say so rather than invent a command, port or setting.
- Cite the address of the page, without \`.md\`.
`;
  const digest = createHash('sha256').update(text).digest('hex');
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: NAME,
        type: 'skill-md',
        description,
        // Relative to the index, so that it is right below any base path.
        url: `${NAME}/SKILL.md`,
        digest: `sha256:${digest}`,
      },
    ],
  };
  return [
    {file: 'skill.md', text},
    {file: `${FOLDER}/${NAME}/SKILL.md`, text},
    {file: `${FOLDER}/index.json`, text: `${JSON.stringify(index, null, 2)}\n`},
  ];
}
