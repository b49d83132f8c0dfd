import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Course {
  chapters: { items: { id: string; slug: string }[] }[];
}

/** The id of a shipped item, by its slug. */
export function idOfItem(slug: string): string {
  const courses = globSync('content/courses/*/course.yaml').map(
    (file) => parse(readFileSync(file, 'utf8')) as Course,
  );
  const items = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.items));
  const item = items.find((one) => one.slug === slug);
  if (!item) throw new Error(`there is no item ${slug}`);
  return item.id;
}
