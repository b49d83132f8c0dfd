// Checks the folder `content`, or the one named, and prints every mistake as `file:line: what`.
// With --require-media a film item without its film is a mistake too.
import { checkCurricula } from '#features/curriculum/server/content/check-curricula.ts';
import { readCurriculumTexts } from '#features/curriculum/server/content/read-curricula.ts';
import { checkContent } from '#features/learning/content/server/check-content.ts';
import { readContentFolder } from '#features/learning/content/server/content-folder.ts';
import { checkStaticPages } from '#features/pages/server/content/check-static-pages.ts';
import { readPageTexts } from '#features/pages/server/content/read-static-pages.ts';
import { ContentMistakes } from '#platform/content/mistakes.ts';
import { contentWordingProblems } from './messages/content-wording.ts';

const requireMedia = process.argv.includes('--require-media');
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'content';

try {
  const content = await readContentFolder(folder);
  const { courses } = checkContent(content, { requireMedia });
  const items = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.items));
  const planned = items.filter((item) => item.planned);
  const itemSlugs = new Set(items.map(({ slug }) => slug));
  const curricula = checkCurricula(await readCurriculumTexts(folder), itemSlugs);
  const pageTexts = await readPageTexts(folder);
  const pages = checkStaticPages(pageTexts);
  const wording = contentWordingProblems([...content.texts, ...pageTexts]);
  for (const problem of wording) console.error(problem);
  console.log(
    `${courses.length} courses, ${items.length} items, ${planned.length} of them planned, ${curricula.length} curricula, ${pages.size} pages, ${wording.length} mistakes`,
  );
  process.exitCode = wording.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentMistakes)) throw error;
  console.error(error.message);
  console.error(`${error.mistakes.length} mistakes`);
  process.exitCode = 1;
}
