export {comparisonRoutes} from './routes.ts';
export type {Report} from './types.ts';
