// Refuses names that say nothing, files that are too long, physical sides and style attributes.
import { globSync, readFileSync } from 'node:fs';
import { lengthProblem, markupProblems, pathProblems, stylesheetProblems } from './convention-rules.ts';

const paths = globSync('{src,scripts,studio,test,e2e,bench}/**/*.{ts,tsx,mjs,css}').toSorted();
const problems = paths.length === 0 ? ['No source file was read: the check would prove nothing.'] : [];
for (const path of paths) {
  const text = readFileSync(path, 'utf8');
  const found = pathProblems(path);
  const length = lengthProblem(text);
  // A film or a comic is told from its beginning to its end, in one file.
  const isFilm = /^studio\/(?:films|comics)\//.test(path);
  if (length?.isRefused && !isFilm) found.push(`${length.lines} lines: split it by noun or behaviour`);
  else if (length && !isFilm) console.warn(`${path}: ${length.lines} lines, getting long`);
  if (path.startsWith('src/') && /(?<!\.test)\.tsx?$/.test(path)) found.push(...markupProblems(path, text));
  if (path.startsWith('src/') && path.endsWith('.css')) found.push(...stylesheetProblems(text));
  problems.push(...found.map((problem) => `${path}: ${problem}`));
}
for (const problem of problems) console.error(problem);
console.log(`${paths.length} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
