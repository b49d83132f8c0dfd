export { openResultsFile } from '../grid/server/results-file.ts';
