export {comparisonRoutes} from './routes.ts';
export {
  headingLists,
  pageTexts,
  rewrittenText,
  sectionTitle,
  summaryTexts,
  TEXTS,
} from './texts.ts';
export type * from './types.ts';
