// Reason for overriding: the building blocks of STYLEGUIDE.md are available on every page without imports.
import Original from '@theme-original/MDXComponents';

import Card from '../../components/Card';
import CardGrid from '../../components/CardGrid';
import Diagram from '../../components/Diagram';
import Picture from '../../components/Picture';

export default {...Original, Card, CardGrid, Diagram, Picture};
