import { readInLanguages, type InLanguages } from '#platform/content/in-languages.ts';
import { isStory } from '#features/learning/kinds/policy.ts';
import { readFileOf, type ContentFolder } from './content-folder.ts';
import { CourseTextFile, type CourseFile } from './content-schemas.ts';
import type { Report } from '#platform/content/mistakes.ts';
import type { PassageLibrary } from './passages/passage-library.ts';
import { writeOutCitations } from './passages/written-out.ts';

/**
 * A course's texts in every language, each matching the course's structure if that could be read; undefined if one is
 * missing or wrong.
 */
export function checkCourseTexts(
  folder: ContentFolder,
  courseFolder: string,
  { course, library }: { course: CourseFile | undefined; library: PassageLibrary },
  report: Report,
): InLanguages<CourseTextFile> | undefined {
  return readInLanguages((locale) => {
    const file = `${courseFolder}/${locale}/course.yaml`;
    const read = readFileOf(folder, file, CourseTextFile, report);
    if (!read) return undefined;
    if (course)
      matchStructure(read.value, course, (path, message) => report(file, read.lineOf(path), message));
    const tell = (line: number, message: string) => report(file, line, message);
    return writeOutCitations(read, { library, locale }, tell).value;
  });
}

function matchStructure(
  texts: CourseTextFile,
  course: CourseFile,
  report: (path: string[], message: string) => void,
): void {
  const chapterSlugs = course.chapters.map(({ slug }) => slug);
  const items = course.chapters.flatMap((chapter) => chapter.items);
  matchKeys('chapters', Object.keys(texts.chapters), chapterSlugs, report);
  matchKeys(
    'items',
    Object.keys(texts.items),
    items.map(({ slug }) => slug),
    report,
  );
  for (const { slug, type } of items) {
    const text = texts.items[slug];
    if (!text || !isStory(type)) continue;
    if (text.talk === undefined)
      report(['items', slug, 'talk'], `items.${slug} is a film and has no talk questions`);
  }
}

function matchKeys(
  group: string,
  written: string[],
  wanted: string[],
  report: (path: string[], message: string) => void,
): void {
  for (const slug of wanted)
    if (!written.includes(slug)) report([group, slug], `${group}.${slug} is missing`);
  for (const slug of written) {
    if (!wanted.includes(slug)) report([group, slug], `${group}.${slug} is not in this course's course.yaml`);
  }
}
