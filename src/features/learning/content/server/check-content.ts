import { hasFileOf, readFileOf, type ContentFolder } from './content-folder.ts';
import type { Content, ContentCategory, ContentCourse } from './content.ts';
import { createIdentities } from './check-identities.ts';
import { CategoriesFile } from './content-schemas.ts';
import { checkCourse, type Shared } from './check-course.ts';
import type { CheckOptions } from './check-options.ts';
import { composeCourse, type Surroundings } from '#features/learning/editions/server/compose-course.ts';
import { splitCourse } from '#features/learning/editions/server/split-course.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import { collectMistakes, type Report } from '#platform/content/mistakes.ts';
import { checkPassages } from './passages/check-passages.ts';
import { checkWording } from './passages/check-wording.ts';
import { NamesFile } from './passages/spelled-names.ts';

/** Checks a folder's content file by file and across files. Throws ContentMistakes with every mistake at once. */
export function checkContent(folder: ContentFolder, options: CheckOptions): Content {
  return collectMistakes((report) => {
    const categories = checkCategories(folder, report);
    const { passages, library, works, said } = checkPassages(folder, report);
    const namesFile = `${folder.name}/names.yaml`;
    const names = hasFileOf(folder, namesFile) ? readFileOf(folder, namesFile, NamesFile, report) : undefined;
    const rules = { works, names: names?.value };
    checkWording(withoutRules(folder.texts, namesFile), said, rules, report);
    const shared: Shared = {
      categoryIds: categories && new Set(categories.map(({ id }) => id)),
      orders: new Map(),
      identities: createIdentities(folder, report),
      library,
    };
    const courses = listCourseFolders(folder)
      .map((name) =>
        isPartial(folder, name)
          ? checkPartialCourse(folder, name, { ...shared, findWordingFaults: () => [] }, report)
          : checkCourse(folder, name, shared, options, report),
      )
      .filter((course): course is ContentCourse => course !== undefined);
    return {
      categories: categories ?? [],
      passages,
      courses: courses.toSorted((a, b) => a.order - b.order),
    };
  });
}

/** A course that names its languages lacks texts in others. */
function isPartial(folder: ContentFolder, name: string): boolean {
  return /^languages:/m.test(folder.texts.get(`${folder.name}/courses/${name}/course.yaml`) ?? '');
}

/** A course of which not every text is there in every language: readers get one that is. */
function checkPartialCourse(
  folder: ContentFolder,
  name: string,
  shared: Shared & { findWordingFaults: Surroundings['findWordingFaults'] },
  report: Report,
): ContentCourse | undefined {
  const docs = splitCourse(folder, name);
  const around = {
    ...shared,
    categoryIds: shared.categoryIds ?? new Set<string>(),
    identitiesWith: () => shared.identities,
  };
  const { course, issues } = composeCourse(docs, around, {
    isStrict: () => true,
    shipped: docs,
    requireUploads: false,
  });
  for (const { type, key, part, path, message } of issues) {
    const place = [key && `${type} ${key}`, part !== 'shared' && part, path].filter(Boolean).join(': ');
    report(`${folder.name}/courses/${name}/course.yaml`, 1, `${place} ${message}`);
  }
  return course;
}

/** The list of names has to contain the refused spellings. */
function withoutRules(texts: ReadonlyMap<string, string>, namesFile: string): ReadonlyMap<string, string> {
  return new Map([...texts].filter(([file]) => file !== namesFile));
}

/** `categories.yaml`, checked; undefined if it is wrong. */
export function checkCategories(folder: ContentFolder, report: Report): ContentCategory[] | undefined {
  const file = `${folder.name}/categories.yaml`;
  const read = readFileOf(folder, file, CategoriesFile, report);
  const seen = new Set<string>();
  return read?.value.map((category, index) => {
    const { slug, names, descriptions, seoTitles, seoDescriptions } = category;
    if (seen.has(slug)) report(file, read.lineOf([index, 'slug']), `category ${slug} is there twice`);
    seen.add(slug);
    return {
      id: slug,
      robotNoindex: category.robotNoindex,
      minAge: category.minAge,
      maxAge: category.maxAge,
      texts: inLanguages((locale) => ({
        name: names[locale],
        description: descriptions[locale],
        ...(seoTitles && { seoTitle: seoTitles[locale] }),
        ...(seoDescriptions && { seoDescription: seoDescriptions[locale] }),
      })),
    };
  });
}

/** The names of the folders of courses. */
export function listCourseFolders(folder: ContentFolder): string[] {
  const prefix = `${folder.name}/courses/`;
  const names = [...folder.texts.keys()]
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length).split('/')[0] ?? '');
  return [...new Set(names)].toSorted();
}
