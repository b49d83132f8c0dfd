export type { SitePage } from './documents.ts';
export { refreshSearch } from './refresh-search.ts';
