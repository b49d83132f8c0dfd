import type { Locale } from '#core/locale.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listDrafts, previewEntry, type DraftPages } from '#features/cms/server/public.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import type { ContentCourse } from '#features/learning/content/server/content.ts';
import { composeCourse } from '#features/learning/editions/server/compose-course.ts';
import { listItems, type CourseDocs } from '#features/learning/editions/server/course-docs.ts';
import { fitInTurns } from '#features/learning/editions/server/item-texts.ts';
import { getShippedDocs, type ShippedDocs } from '#features/learning/editions/server/shipped-docs.ts';
import { readClaimsBeside, readSurroundings } from '#features/learning/editions/server/surroundings.ts';
import { href } from '#urls.ts';
import { layDraft } from './draft-catalogue.ts';
import { findDraftDocs } from './draft-docs.ts';

/** Drafts of courses and items are shown on the pages of their courses, as readers will see them. */
export const previewCourses = answerTo(previewEntry, async (ctx, { contentType, key, locale }) => {
  if (contentType === 'course') return previewCourse(ctx, key, locale);
  return contentType === 'item' ? previewItem(ctx, key, locale) : undefined;
});

async function previewItem(ctx: Ctx, itemId: string, locale: Locale): Promise<DraftPages | undefined> {
  for (const { key, content } of await listDrafts(ctx, 'course'))
    if (listItems(content.shared).some(({ id }) => id === itemId))
      return previewCourse(ctx, key, locale, itemId);
  return undefined;
}

async function previewCourse(
  ctx: Ctx,
  courseId: string,
  locale: Locale,
  itemId?: string,
): Promise<DraftPages | undefined> {
  const shipped = await getShippedDocs(ctx);
  const docs = await findDraftDocs(ctx, shipped, courseId);
  if (!docs) return undefined;
  const course = await compose(ctx, { shipped, courseId, docs, locale });
  if (!course) return undefined;
  const items = course.chapters.flatMap((chapter) => chapter.items);
  const item = items.find(({ id, planned }) => id === itemId && !planned);
  // One that is only announced has no page.
  if (itemId !== undefined && !item) return undefined;
  const within = href('course', { courseSlug: course.slug });
  return {
    start: item ? href('lesson', { courseSlug: course.slug, itemSlug: item.slug }) : within,
    within,
    reading: {
      draftCatalogue: layDraft(await getCatalogue(ctx, locale), course, locale),
      // What is not published is not public.
      media: { href: (key) => ctx.media.href(key, 'signed') },
    },
  };
}

interface Drafted {
  shipped: ShippedDocs;
  courseId: string;
  docs: CourseDocs;
  locale: Locale;
}

async function compose(
  ctx: Ctx,
  { shipped, courseId, docs, locale }: Drafted,
): Promise<ContentCourse | undefined> {
  const around = await readSurroundings(ctx.db, shipped.rules);
  const others = await readClaimsBeside(ctx.db, [courseId]);
  await fitInTurns(docs);
  const edition = shipped.courses.get(courseId);
  return composeCourse(docs, around(others), { isStrict: () => false, shipped: edition, draftIn: locale })
    .course;
}
