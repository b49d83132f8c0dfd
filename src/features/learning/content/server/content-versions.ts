import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import {
  categoriesTopic,
  contentTopic,
  courseListTopic,
  courseTopic,
  passagesTopic,
} from './content-topics.ts';
import type { ContentCourse } from './content.ts';

/** A hash of all there is in a course. */
export function contentHash(course: ContentCourse): string {
  return hashOf(course);
}

/** A hash of what lists show of a course. */
export function summaryHash({ films: _films, resources: _resources, chapters, ...course }: ContentCourse) {
  const items = chapters.flatMap((chapter) => chapter.items);
  return hashOf([course, items.map(({ type, planned, minutes }) => [type, planned, minutes])]);
}

/** What the catalog's tables hold, told by hashes. */
export interface ContentVersions {
  courses: ReadonlyMap<string, { hash: string; summary: string }>;
  categories: string;
  passages: string;
}

export async function readContentVersions(db: Db): Promise<ContentVersions> {
  const courses = await db.selectFrom('courses').select(['id', 'hash', 'summary_hash']).execute();
  return {
    courses: new Map(courses.map(({ id, hash, summary_hash }) => [id, { hash, summary: summary_hash }])),
    categories: await hashRows(db, 'categories'),
    passages: await hashRows(db, 'passages'),
  };
}

/** The topics of what changed between two versions of the catalog. */
export function changedTopics(before: ContentVersions, after: ContentVersions): string[] {
  const ids = new Set([...before.courses.keys(), ...after.courses.keys()]);
  const changed = [...ids].filter((id) => before.courses.get(id)?.hash !== after.courses.get(id)?.hash);
  const isListed = changed.some((id) => before.courses.get(id)?.summary !== after.courses.get(id)?.summary);
  return [
    contentTopic,
    ...changed.map(courseTopic),
    ...(isListed ? [courseListTopic] : []),
    // A category names its courses.
    ...(isListed || before.categories !== after.categories ? [categoriesTopic] : []),
    ...(before.passages === after.passages ? [] : [passagesTopic]),
  ];
}

async function hashRows(db: Db, table: 'categories' | 'passages'): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select md5(coalesce(string_agg(one::text, '' order by one.id), '')) as hash from ${sql.table(table)} one
  `.execute(db);
  return rows[0]?.hash ?? '';
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
