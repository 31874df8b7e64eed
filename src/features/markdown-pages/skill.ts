import {createHash} from 'node:crypto';

import type {LlmsFile, LlmsOptions} from './llms.ts';
import {SKILL} from './texts.ts';

/** Name of the skill: lower case and hyphens, as https://agentskills.io/specification asks. */
const NAME = 'kamiwaza-docs';
/** Where agents look for the skills of a site (https://github.com/cloudflare/agent-skills-discovery-rfc). */
const FOLDER = '.well-known/agent-skills';

/** The index of the skills. */
export const SKILL_INDEX = `${FOLDER}/index.json`;

interface Skill {
  /** Relative to the index, so that it is right below any base path. */
  readonly url: string;
}

/**
 * Writes the index with the SHA-256 sum of each skill. `read` returns the file of a skill, by its path below the
 * base URL.
 */
export function withDigests(
  index: {readonly skills: readonly Skill[]},
  read: (file: string) => string | Uint8Array,
): string {
  const skills = index.skills.map((skill) => ({
    ...skill,
    digest: `sha256:${createHash('sha256')
      .update(read(`${FOLDER}/${skill.url}`))
      .digest('hex')}`,
  }));
  return `${JSON.stringify({...index, skills}, null, 2)}\n`;
}

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
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{name: NAME, type: 'skill-md', description, url: `${NAME}/SKILL.md`}],
  };
  return [
    {file: 'skill.md', text},
    {file: `${FOLDER}/${NAME}/SKILL.md`, text},
    {file: SKILL_INDEX, text: withDigests(index, () => text)},
  ];
}
