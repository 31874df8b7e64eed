// Reason for overriding: the building blocks of STYLEGUIDE.md are available on every page without imports, and the
// link of a heading has the heading's text in its name.
import Original from '@theme-original/MDXComponents';

import Card from '../../ui/Card/index.tsx';
import CardGrid from '../../ui/CardGrid/index.tsx';
import Diagram from '../../features/diagrams/Diagram.tsx';
import Picture from '../../ui/Picture/index.tsx';
import {sectionHeading} from '../../ui/SectionHeading/index.tsx';

export default {
  ...Original,
  h2: sectionHeading('h2'),
  h3: sectionHeading('h3'),
  h4: sectionHeading('h4'),
  h5: sectionHeading('h5'),
  h6: sectionHeading('h6'),
  Card,
  CardGrid,
  Diagram,
  Picture,
};
