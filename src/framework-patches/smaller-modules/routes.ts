import ComponentCreator from '@docusaurus/ComponentCreator';
// Written by ./index.ts.
import table from '@generated/smaller-modules/routes.json';

import {type Creator, routesOf, type Row} from './table.ts';

const create = ComponentCreator as Creator;

export default [
  ...routesOf(table as unknown as readonly Row[], create),
  {path: '*', component: create('*')},
];
