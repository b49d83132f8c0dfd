import { parse } from 'yaml';
import type { Ctx } from '#platform/ctx.ts';
import { cacheReads } from '#platform/cache/cached-read.ts';
import type { Db } from '#platform/db/tables.ts';
import { listCourseFolders } from '#features/learning/content/server/check-content.ts';
import type { ContentFolder } from '#features/learning/content/server/content-folder.ts';
import { contentChanged } from '#features/learning/content/server/content-topics.ts';
import type { WordingRules } from '#features/learning/content/server/passages/check-wording.ts';
import { textOf, type CourseDocs, type EntryDocs } from './course-docs.ts';
import { splitCategories } from './split-categories.ts';
import { splitCourse } from './split-course.ts';

/** What every course is checked against, besides the passages. */
export interface ShippedRules extends WordingRules {
  retiredIds: string[];
}

/** The edition that comes with the product, as entries. */
export interface ShippedDocs {
  rules: ShippedRules;
  /** By slug. */
  categories: Readonly<Record<string, EntryDocs>>;
  /** By id. */
  courses: ReadonlyMap<string, CourseDocs>;
}

/** The entries of a folder whose files have been checked. */
export function splitContent(folder: ContentFolder): ShippedDocs {
  const fileOf = (name: string) => folder.texts.get(`${folder.name}/${name}`) ?? '';
  const { works = {} } = (parse(fileOf('passages/works.yaml')) ?? {}) as { works?: WordingRules['works'] };
  const courses = listCourseFolders(folder).map((name) => splitCourse(folder, name));
  return {
    rules: {
      works,
      names: withoutDefaults(parse(fileOf('names.yaml'))),
      retiredIds: (parse(fileOf('retired-ids.yaml')) ?? []) as string[],
    },
    categories: splitCategories(fileOf('categories.yaml')),
    courses: new Map(courses.map((docs) => [textOf(docs.course.shared['id']) ?? '', docs])),
  };
}

/** The list of names leaves out `not` where no spelling is refused. */
function withoutDefaults(names: unknown): WordingRules['names'] {
  const entries = Object.entries((names ?? {}) as Record<string, { names: never; not?: object }>);
  return Object.fromEntries(entries.map(([slug, { names, not = {} }]) => [slug, { names, not }]));
}

/** Keeps the shipped edition for every process to edit from. */
export async function storeShippedDocs(db: Db, { rules, categories, courses }: ShippedDocs): Promise<void> {
  const rows = [['rules', rules], ['categories', categories], ...courses] as const;
  await db.deleteFrom('shipped_docs').execute();
  for (const [key, docs] of rows)
    await db
      .insertInto('shipped_docs')
      .values({ key, docs: JSON.stringify(docs) })
      .execute();
}

const readShippedDocs = cacheReads<Ctx, 'all', ShippedDocs>(
  { topics: [contentChanged], maxAgeSeconds: 540, max: 1 },
  async ({ db }) => {
    const rows = await db.selectFrom('shipped_docs').select(['key', 'docs']).execute();
    const docs = new Map(rows.map((row) => [row.key, row.docs]));
    return {
      rules: (docs.get('rules') ?? { works: {}, names: {}, retiredIds: [] }) as ShippedRules,
      categories: (docs.get('categories') ?? {}) as Record<string, EntryDocs>,
      courses: new Map(
        rows
          .filter(({ key }) => key !== 'rules' && key !== 'categories')
          .map((row) => [row.key, row.docs as CourseDocs]),
      ),
    };
  },
);

export async function getShippedDocs(ctx: Ctx): Promise<ShippedDocs> {
  return readShippedDocs(ctx, 'all');
}
