import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';

/** Colors come from `src/css/code.css` by class, so the same HTML works in both color modes. */
const classesOnly: PrismTheme = {plain: {}, styles: []};

/** Languages beyond the ones prism-react-renderer ships are listed as pages need them. */
export const prism = {
  theme: classesOnly,
  darkTheme: classesOnly,
  additionalLanguages: ['bash', 'powershell', 'json', 'toml', 'ini', 'http'],
} satisfies ThemeConfig['prism'];
