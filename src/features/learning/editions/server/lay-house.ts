import { listPictureFiles, listReadyFilms } from '#features/media/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import {
  houseSource,
  type LayeredContent,
  type Sourced,
} from '#features/learning/content/server/content-layers.ts';
import type { ContentCourse } from '#features/learning/content/server/content.ts';
import type { HouseLaid } from '#features/learning/content/server/load-content.ts';
import { readHouseDownloads, withDownloads } from '#features/learning/downloads/server/house-downloads.ts';
import { composeCategories } from './compose-categories.ts';
import { composeCourse } from './compose-course.ts';
import type { EditionIssue } from './edition-issues.ts';
import { isAsShipped, layCourse, readLiveEntries } from './live-docs.ts';
import type { ShippedDocs } from './shipped-docs.ts';
import { claimsOf, surroundingsOf } from './surroundings.ts';

/**
 * Lays what the house has published over the content of a new release. A course of the house that no longer fits stays as
 * readers know it, and the start page of the administration says so; it never keeps the product from starting.
 */
export async function layHouse(ctx: Ctx, content: LayeredContent, shipped: ShippedDocs): Promise<HouseLaid> {
  const live = await readLiveEntries(ctx);
  const categories = await composeCategories(ctx, shipped, content.categories);
  const downloads = await readHouseDownloads(ctx);
  const ids = [...new Set([...shipped.courses.keys(), ...live.course.keys()])];
  const laid = ids.map((id) => ({ id, docs: layCourse(id, shipped, live) }));
  const touched = laid.filter(({ id, docs }) => !docs || !isAsShipped(docs, shipped.courses.get(id)));
  const isTouched = new Set(touched.map(({ id }) => id));
  const courses: Sourced<ContentCourse>[] = content.courses.filter(({ id }) => !isTouched.has(id));
  const around = surroundingsOf(
    shipped.rules,
    content.passages,
    categories.map(({ id }) => id),
    { films: await listReadyFilms(ctx), pictures: await listPictureFiles(ctx) },
  );
  const stale: { id: string; issues: EditionIssue[] }[] = [];
  for (const { id, docs } of touched) {
    if (!docs) continue;
    const { course, issues } = composeCourse(docs, around(courses.map(claimsOf)), {
      isStrict: () => false,
      shipped: shipped.courses.get(id),
    });
    if (course && !issues.length) courses.push({ ...course, source: houseSource });
    else stale.push({ id, issues });
  }
  await noteStale(ctx, stale);
  return {
    content: {
      ...content,
      categories,
      courses: courses
        .map((course) =>
          downloads.has(course.id) ? { ...withDownloads(course, downloads), source: houseSource } : course,
        )
        .toSorted((a, b) => a.order - b.order),
    },
    kept: stale.map(({ id }) => id),
  };
}

async function noteStale(
  { db, clock, log }: Ctx,
  stale: readonly { id: string; issues: EditionIssue[] }[],
): Promise<void> {
  await db.deleteFrom('stale_courses').execute();
  for (const { id, issues } of stale) {
    log.warn({ courseId: id, issues }, 'a course of the house no longer fits what is shipped');
    await db
      .insertInto('stale_courses')
      .values({ course_id: id, issues: JSON.stringify(issues), found_at: clock.now() })
      .execute();
  }
}
