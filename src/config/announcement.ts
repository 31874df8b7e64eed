import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Decision 8. A new id shows the bar again to readers who closed the last one. */
export const announcementBar = {
  id: 'release-0.5.0',
  content:
    'Kamiwaza 0.5.0 is the latest release. <a href="/kamiwaza-docs/installation/what-changed-since-0-3-2">See what changed since 0.3.2</a>.',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
