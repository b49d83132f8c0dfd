export { openAnswersFile } from '../grid/server/answers-file.ts';
export { openResultsFile } from '../grid/server/results-file.ts';
