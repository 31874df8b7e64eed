// Reason for overriding: the building blocks of STYLEGUIDE.md are available on every page without imports.
import Original from '@theme-original/MDXComponents';

import Card from '../../ui/Card/index.tsx';
import CardGrid from '../../ui/CardGrid/index.tsx';
import Diagram from '../../features/diagrams/Diagram.tsx';
import Picture from '../../ui/Picture/index.tsx';

export default {...Original, Card, CardGrid, Diagram, Picture};
