import type {ThemeConfig} from '@docusaurus/preset-classic';
import {themes} from 'prism-react-renderer';

/** Syntax colours. Languages beyond the ones prism-react-renderer ships are listed as pages need them. */
export const prism = {
  theme: themes.github,
  darkTheme: themes.vsDark,
  additionalLanguages: ['bash', 'powershell', 'json', 'toml', 'ini', 'http'],
} satisfies ThemeConfig['prism'];
