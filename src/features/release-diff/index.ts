export {comparisonRoutes} from './routes.ts';
export {headingLists, pageTexts, rewrittenText, sectionTitle, summaryTexts} from './texts.ts';
export type * from './types.ts';
