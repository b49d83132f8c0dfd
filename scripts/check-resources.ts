// Checks that the downloadable files were made from the current content, films and scripts, and prints each that was not.
// `npm run resources` makes those again.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from './printed-content.ts';
import { readContentFolder } from '#features/learning/content/server/content-folder.ts';
import { readTranslations } from '#platform/i18n/translations.ts';
import { hashInputs, readMadeFrom } from './resources/made-from.ts';
import { findStale } from './resources/stale.ts';

const root = join(import.meta.dirname, '..');
const content = join(root, 'content');
const translations = readTranslations(join(root, 'src'));
const { courses, passages } = checkContent(await readContentFolder(content), { requireMedia: true });
let wrong = 0;
for (const course of courses) {
  const folder = join(content, 'courses', course.id);
  const made = { madeFrom: readMadeFrom(folder), files: readdirSync(join(folder, 'resources')) };
  for (const { file, what } of findStale(hashInputs(course, passages, translations), made)) {
    console.error(`content/courses/${course.id}/resources/${file}: ${what}`);
    wrong += 1;
  }
}
console.log(`${courses.length} courses, ${wrong} resources to make: npm run resources`);
if (wrong > 0) process.exitCode = 1;
