export { refreshSearch } from './refresh-search.ts';
