// Checks the folder `content`, or the one named, and prints every mistake as `file:line: what`.
// With --require-media a film item whose film is not there is a mistake too.
import { checkCurricula } from '../src/features/curriculum/server/content/check-curricula.ts';
import { readCurriculumTexts } from '../src/features/curriculum/server/content/read-curricula.ts';
import { checkContent } from '../src/features/learning/server/content/check-content.ts';
import { readContentFolder } from '../src/features/learning/server/content/content-folder.ts';
import { ContentMistakes } from '../src/features/learning/server/content/mistakes.ts';

const requireMedia = process.argv.includes('--require-media');
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'content';

try {
  const { courses } = checkContent(await readContentFolder(folder), { requireMedia });
  const items = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.items));
  const planned = items.filter((item) => item.planned);
  const itemIds = new Set(items.map(({ id }) => id));
  const curricula = checkCurricula(await readCurriculumTexts(folder), itemIds);
  console.log(
    `${courses.length} courses, ${items.length} items, ${planned.length} of them planned, ${curricula.length} curricula, 0 mistakes`,
  );
} catch (error) {
  if (!(error instanceof ContentMistakes)) throw error;
  console.error(error.message);
  console.error(`${error.mistakes.length} mistakes`);
  process.exitCode = 1;
}
