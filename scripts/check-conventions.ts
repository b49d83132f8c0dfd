// Refuses names that say nothing, physical sides and translated comments; warns of files that are getting long.
import { globSync, readFileSync } from 'node:fs';
import {
  commentProblems,
  countIfLong,
  markupProblems,
  pathProblems,
  stylesheetProblems,
} from './convention-rules.ts';

const inPlainEnglish = /^(src\/|scripts\/(?!resources\/)|test\/|e2e\/|bench\/)/;
const paths = globSync('{src,scripts,studio,test,e2e,bench}/**/*.{ts,tsx,mjs,css}').toSorted();
const problems = paths.length === 0 ? ['No source file was read: the check would prove nothing.'] : [];
for (const path of paths) {
  const text = readFileSync(path, 'utf8');
  const found = pathProblems(path);
  const lines = countIfLong(text);
  // A film or a comic stays in one file, from beginning to end.
  const isFilm = /^studio\/(?:films|comics)\//.test(path);
  if (lines !== undefined && !isFilm) console.warn(`${path}: ${lines} lines, getting long`);
  if (path.startsWith('src/') && /(?<!\.test)\.tsx?$/.test(path)) found.push(...markupProblems(path, text));
  if (path.startsWith('src/') && path.endsWith('.css')) found.push(...stylesheetProblems(text));
  if (inPlainEnglish.test(path)) found.push(...commentProblems(path, text));
  problems.push(...found.map((problem) => `${path}: ${problem}`));
}
for (const problem of problems) console.error(problem);
console.log(`${paths.length} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
