import { Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { ContentMistakes } from '#platform/content/mistakes.ts';
import type { Locale } from '#core/locale.ts';
import { listLiveEntries } from '#features/cms/server/public.ts';
import { lockContent } from '#features/learning/content/server/load-content.ts';
import { contentChanged, writeTopics } from '#features/learning/content/server/content-topics.ts';
import { changedTopics, readContentVersions } from '#features/learning/content/server/content-versions.ts';
import { replaceCategories } from '#features/learning/content/server/store-content.ts';
import { readCategoryCourses } from '#features/learning/categories/server/edited-categories.ts';
import { refuseUnknownCourse } from '#features/learning/downloads/server/create-download.ts';
import { listCoursesOfDownloads } from '#features/learning/downloads/server/house-downloads.ts';
import { readCategories } from './compose-categories.ts';
import { listItems } from './course-docs.ts';
import { say } from './field-issues.ts';
import { filmKey } from './entry-keys.ts';
import { layEntry } from './live-docs.ts';
import { publishCourses } from './publish-courses.ts';
import { getShippedDocs, type ShippedDocs } from './shipped-docs.ts';

interface Published {
  contentType: string;
  keys: readonly string[];
  locales: readonly Locale[];
}

/** What the catalog does when entries have been published, or taken away: shows it, or refuses. */
export async function answerPublished(ctx: Ctx, published: Published): Promise<void> {
  const { contentType, keys, locales } = published;
  if (contentType === 'category') return publishCategories(ctx);
  if (contentType === 'download') return publishDownloads(ctx, keys);
  if (contentType !== 'course' && contentType !== 'item' && contentType !== 'film') return undefined;
  const shipped = await getShippedDocs(ctx);
  const courses = await listCoursesOf(ctx, shipped, contentType, keys);
  for (const { id, parts } of courses)
    await publishCourses(ctx, {
      courseIds: [id],
      of: { contentType, key: contentType === 'course' ? id : (keys[0] ?? ''), locales },
      isStrict: (type, key, locale) =>
        type === contentType && (type === 'course' || parts.has(key)) && locales.includes(locale),
    });
}

/** The courses that these entries belong to, and what those call them. */
async function listCoursesOf(
  ctx: Ctx,
  shipped: ShippedDocs,
  type: 'course' | 'item' | 'film',
  keys: readonly string[],
): Promise<{ id: string; parts: ReadonlySet<string> }[]> {
  if (type === 'course') return keys.map((id) => ({ id, parts: new Set() }));
  return type === 'item' ? listCoursesOfItems(ctx, shipped, keys) : listCoursesOfFilms(ctx, shipped, keys);
}

/** An item of a course that is live is in the tables, whether or not it can be opened yet. */
async function listCoursesOfItems({ db }: Ctx, { courses }: ShippedDocs, keys: readonly string[]) {
  const stored = await db.selectFrom('items').select('course_id').where('id', 'in', keys).execute();
  const shipped = [...courses].filter(([, { items }]) => keys.some((key) => Object.hasOwn(items, key)));
  const ids = new Set([...stored.map(({ course_id }) => course_id), ...shipped.map(([id]) => id)]);
  return [...ids].map((id) => ({ id, parts: new Set(keys) }));
}

async function listCoursesOfFilms(ctx: Ctx, shipped: ShippedDocs, keys: readonly string[]) {
  const live = new Map((await listLiveEntries(ctx, 'course')).map((entry) => [entry.key, entry]));
  return [...new Set([...shipped.courses.keys(), ...live.keys()])].flatMap((id) => {
    const edition = shipped.courses.get(id);
    const items = listItems(layEntry(edition?.course, live.get(id)).shared);
    const films = new Set([...Object.keys(edition?.films ?? {}), ...items.flatMap(({ film }) => film ?? [])]);
    const isNamed = (film: string) => keys.includes(filmKey(edition?.folder ?? id, film, edition));
    const named = [...films].filter(isNamed);
    return named.length ? [{ id, parts: new Set(named) }] : [];
  });
}

async function publishDownloads(ctx: Ctx, keys: readonly string[]): Promise<void> {
  const courseIds = await listCoursesOfDownloads(ctx, keys);
  for (const id of courseIds) await refuseUnknownCourse(ctx, id, 'shared.course');
  await publishCourses(ctx, { courseIds, isStrict: () => false });
}

async function publishCategories(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockContent(ctx.db);
    const before = await readContentVersions(ctx.db);
    const categories = await tryCategories(ctx);
    await refuseUsed(
      ctx,
      categories.map(({ id }) => id),
    );
    await replaceCategories(ctx.db, categories);
    const topics = changedTopics(before, await readContentVersions(ctx.db));
    ctx.afterCommit(() => ctx.events.publish(contentChanged, writeTopics(topics)));
  });
}

async function tryCategories(ctx: Ctx) {
  try {
    return await readCategories(ctx, await getShippedDocs(ctx));
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error;
    throw new Invalid(error.mistakes.map(({ message }) => ({ path: 'shared', ...say(message) })));
  }
}

/** A category goes only when no course is in it, neither as readers see it nor as staff last saved it. */
async function refuseUsed(ctx: Ctx, stay: readonly string[]): Promise<void> {
  const gone = await ctx.db
    .selectFrom('categories')
    .select('id')
    .where('id', 'not in', ['', ...stay])
    .execute();
  if (gone.length === 0) return;
  const shown = await ctx.db.selectFrom('courses').select(['id', 'slug', 'category_ids']).execute();
  const used = new Map<string, string>();
  for (const { id, slug, category_ids } of shown)
    if (gone.some((category) => category_ids.includes(category.id))) used.set(id, slug);
  const drafts = await readCategoryCourses(ctx);
  for (const { id } of gone) for (const course of drafts.get(id) ?? []) used.set(course.id, course.title);
  if (used.size > 0)
    throw new Invalid(
      [...used.values()].map((course) => ({
        path: 'shared',
        messageKey: 'learning.edition.issue.categoryUsed',
        values: { course },
      })),
    );
}
