export {pageTexts, sectionTitle, summaryTexts} from './texts.ts';
export type * from './types.ts';
