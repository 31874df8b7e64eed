import {createHash} from 'node:crypto';

import type {LlmsFile, LlmsOptions} from './llms.ts';
import {SKILL} from './texts.ts';

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
  const description = SKILL.description(summary);
  const text = `---
name: ${NAME}
description: ${JSON.stringify(description)}
---

# ${title}

${SKILL.rules(root)
  .map((rule) => `- ${rule}`)
  .join('\n')}
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
