import type { ContentFolder } from './content-folder.ts';
import type { Content, ContentCategory, ContentCourse } from './content.ts';
import { CategoriesFile } from './content-schemas.ts';
import { checkCourse, type CheckOptions, type Shared } from './check-course.ts';
import { inLanguages } from './in-languages.ts';
import { ContentMistakes, type Mistake, type Report } from './mistakes.ts';
import { readYaml } from './yaml-file.ts';

/** The content of a folder, checked file by file and across files. Throws ContentMistakes with every mistake at once. */
export function checkContent(folder: ContentFolder, options: CheckOptions): Content {
  const mistakes: Mistake[] = [];
  const report: Report = (file, line, message) => void mistakes.push({ file, line, message });

  const categories = checkCategories(folder, report);
  const shared: Shared = {
    categoryIds: categories && new Set(categories.map(({ id }) => id)),
    orders: new Map(),
    itemIds: new Map(),
  };
  const courses = courseIds(folder)
    .map((id) => checkCourse(folder, id, shared, options, report))
    .filter((course): course is ContentCourse => course !== undefined);
  if (mistakes.length || !categories) throw new ContentMistakes(mistakes);
  return { categories, courses: courses.toSorted((a, b) => a.order - b.order) };
}

function checkCategories(folder: ContentFolder, report: Report): ContentCategory[] | undefined {
  const file = `${folder.name}/categories.yaml`;
  const text = folder.texts.get(file);
  if (text === undefined) {
    report(file, 1, 'is missing');
    return undefined;
  }
  const read = readYaml(file, text, CategoriesFile, report);
  const seen = new Set<string>();
  return read?.value.map(({ slug, names, descriptions }, index) => {
    if (seen.has(slug)) report(file, read.lineOf([index, 'slug']), `category ${slug} is there twice`);
    seen.add(slug);
    return {
      id: slug,
      texts: inLanguages((locale) => ({ name: names[locale], description: descriptions[locale] })),
    };
  });
}

function courseIds(folder: ContentFolder): string[] {
  const prefix = `${folder.name}/courses/`;
  const ids = [...folder.texts.keys()]
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length).split('/')[0] ?? '');
  return [...new Set(ids)].toSorted();
}
