import {expect, it} from 'vitest';
import {site} from './support.ts';

/** What people type, and the pages of the latest release where they look for it. */
const WORDS: readonly (readonly [word: string, pages: readonly string[]])[] = [
  ['air-gapped', ['intro', 'installation/installation_process', 'models/downloading-models']],
  ['offline', ['intro', 'installation/installation_process', 'models/downloading-models']],
  ['RAM', ['installation/system_requirements', 'models/overview', 'quickstart']],
  ['VRAM', ['installation/system_requirements', 'models/overview', 'models/troubleshooting']],
  ['GPU memory', ['installation/system_requirements', 'models/overview', 'models/deployment']],
  ['log in', ['intro', 'quickstart', 'installation/windows_installation']],
  ['password', ['intro', 'quickstart', 'other-topics']],
  ['certificate', ['quickstart', 'other-topics', 'installation/installation_process']],
  [
    'firewall',
    ['installation/system_requirements', 'other-topics', 'installation/windows_installation'],
  ],
  ['crash', ['models/troubleshooting', 'models/deployment', 'models/which-error']],
  ['stuck', ['models/troubleshooting', 'models/deployment']],
  ['slow', ['models/troubleshooting', 'installation/windows_installation']],
  [
    'uninstall',
    ['installation/installation_process', 'installation/windows_installation', 'other-topics'],
  ],
  [
    'upgrade',
    ['installation/installation_process', 'installation/what-changed-since-0-3-2', 'other-topics'],
  ],
  ['backup', ['other-topics']],
];

it.each(WORDS.flatMap(([word, pages]) => pages.map((page) => [word, page] as const)))(
  '"%s" is in the text or the keywords of %s',
  (word, name) => {
    const page = site.pages.find(({file}) => file === `docs/${name}.mdx`);
    // A whole word: "RAM" is not in "program".
    expect(page?.text).toMatch(new RegExp(`(?<![\\w-])${word}(?:s|es|ed)?(?![\\w-])`, 'i'));
  },
);
