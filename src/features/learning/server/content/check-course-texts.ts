import { localeCodes, type Locale } from '#core/locale.ts';
import type { ContentFolder } from './content-folder.ts';
import { CourseTextFile, type CourseFile } from './content-schemas.ts';
import type { Report } from './mistakes.ts';
import type { PassageLibrary } from './passages/passage-library.ts';
import { writeOutCitations } from './passages/written-out.ts';
import { readYaml } from './yaml-file.ts';

/**
 * A course's texts in every language, each matching the course's structure if that could be read; undefined if one is
 * missing or wrong.
 */
export function checkCourseTexts(
  folder: ContentFolder,
  courseFolder: string,
  { course, library }: { course: CourseFile | undefined; library: PassageLibrary },
  report: Report,
): Record<Locale, CourseTextFile> | undefined {
  const texts: Partial<Record<Locale, CourseTextFile>> = {};
  for (const locale of localeCodes) {
    const file = `${courseFolder}/${locale}/course.yaml`;
    const text = folder.texts.get(file);
    if (text === undefined) {
      report(file, 1, 'is missing');
      continue;
    }
    const read = readYaml(file, text, CourseTextFile, report);
    if (!read) continue;
    if (course)
      matchStructure(read.value, course, (path, message) => report(file, read.lineOf(path), message));
    const tell = (line: number, message: string) => report(file, line, message);
    texts[locale] = writeOutCitations(read, { library, locale }, tell).value;
  }
  return localeCodes.every((locale) => texts[locale]) ? (texts as Record<Locale, CourseTextFile>) : undefined;
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
    if (!text || type !== 'film') continue;
    if (text.talk === undefined) report(['items', slug], `items.${slug} is a film and has no talk questions`);
  }
}

function matchKeys(
  group: string,
  written: string[],
  wanted: string[],
  report: (path: string[], message: string) => void,
): void {
  for (const slug of wanted) if (!written.includes(slug)) report([group], `${group}.${slug} is missing`);
  for (const slug of written) {
    if (!wanted.includes(slug)) report([group, slug], `${group}.${slug} is not in this course's course.yaml`);
  }
}
