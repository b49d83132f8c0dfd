import type { Locale } from '#core/locale.ts';
import { Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockContent } from '#features/learning/content/server/load-content.ts';
import { contentChanged, writeTopics } from '#features/learning/content/server/content-topics.ts';
import {
  houseSource,
  shippedSource,
  type Sourced,
} from '#features/learning/content/server/content-layers.ts';
import type { ContentCourse } from '#features/learning/content/server/content.ts';
import { changedTopics, readContentVersions } from '#features/learning/content/server/content-versions.ts';
import { replaceCourses } from '#features/learning/content/server/store-content.ts';
import { readHouseDownloads, withDownloads } from '#features/learning/downloads/server/house-downloads.ts';
import { askedIssues } from './asked-issues.ts';
import { composeCourse } from './compose-course.ts';
import type { CourseDocs } from './course-docs.ts';
import type { EditionIssue } from './edition-issues.ts';
import { filmKey } from './entry-keys.ts';
import type { IsStrict } from './fill-languages.ts';
import { fitInTurns } from './item-texts.ts';
import { findLiveDocs, isAsShipped } from './live-docs.ts';
import { getShippedDocs } from './shipped-docs.ts';
import { readClaimsBeside, readSurroundings } from './surroundings.ts';
import { toFieldIssues } from './field-issues.ts';

export interface Publication {
  courseIds: readonly string[];
  /** The texts that are being published: what is wrong with them is said. */
  isStrict: IsStrict;
  /** The entry at whose fields that is said, and its languages; without it, at those of the course. */
  of?: { contentType: string; key: string; locales: readonly Locale[] } | undefined;
}

/**
 * Makes the catalog show these courses as they are published now, in the caller's transaction. If something is wrong with
 * one, refuses with its issues and changes nothing. A course that is published in no language any more is taken away;
 * what people did in it stays.
 */
export async function publishCourses(ctx: Ctx, publication: Publication): Promise<void> {
  const { courseIds } = publication;
  if (!courseIds.length) return;
  await inTransaction(ctx, async (ctx) => {
    await lockContent(ctx.db);
    const before = await readContentVersions(ctx.db);
    const { courses, gone } = await composeAll(ctx, publication);
    await replaceCourses(ctx.db, courses, gone);
    await ctx.db.deleteFrom('stale_courses').where('course_id', 'in', courseIds).execute();
    const topics = changedTopics(before, await readContentVersions(ctx.db));
    ctx.afterCommit(() => ctx.events.publish(contentChanged, writeTopics(topics)));
  });
}

async function composeAll(ctx: Ctx, { courseIds, isStrict, of }: Publication) {
  const shipped = await getShippedDocs(ctx);
  const around = await readSurroundings(ctx.db, shipped.rules);
  const others = await readClaimsBeside(ctx.db, courseIds);
  const downloads = await readHouseDownloads(ctx);
  const courses: Sourced<ContentCourse>[] = [];
  const gone: string[] = [];
  for (const id of courseIds) {
    const docs = await findLiveDocs(ctx, shipped, id);
    if (!docs) gone.push(id);
    else {
      const edition = shipped.courses.get(id);
      await fitInTurns(docs);
      const { course, issues } = composeCourse(docs, around(others), { isStrict, shipped: edition });
      if (issues.length || !course) throw refuse(ctx, id, { issues, docs, edition, of });
      const source = isAsShipped(docs, edition) && !downloads.has(id) ? shippedSource : houseSource;
      courses.push({ ...withDownloads(course, downloads), source });
    }
  }
  return { courses, gone };
}

interface Unready extends Pick<Publication, 'of'> {
  issues: readonly EditionIssue[];
  docs: CourseDocs;
  edition: CourseDocs | undefined;
}

function refuse({ log }: Ctx, courseId: string, { issues, docs, edition, of }: Unready): Invalid {
  // Not all of what the checks say has words of its own for staff.
  log.info({ courseId, issues }, 'a course is not ready to be published');
  return new Invalid(
    toFieldIssues(askedIssues(issues, { docs, locales: of?.locales ?? [] }), {
      published: of ? `${of.contentType}.${of.key}` : `course.${courseId}`,
      entryId({ type, key }) {
        if (type === 'course') return `course.${courseId}`;
        return `${type}.${type === 'film' ? filmKey(docs.folder, key, edition) : key}`;
      },
    }),
  );
}
