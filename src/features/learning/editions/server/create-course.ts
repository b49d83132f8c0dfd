import type { JsonObject } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { authorOf, createEntry, listDrafts } from '#features/cms/server/public.ts';
import { makeContentId } from '#features/learning/content/server/content-ids.ts';
import { firstCover } from './chosen-cover.ts';
import { textOf } from './course-docs.ts';
import { orderOf } from './edited-courses.ts';

/** Begins a course with a title and a first chapter. */
export async function createCourse(
  ctx: RequestCtx,
  { title, locale }: { title: string; locale: Locale },
): Promise<{ id: string }> {
  const id = makeContentId('course');
  const drafts = await listDrafts(ctx, 'course');
  const shared: JsonObject = {
    id,
    slug: slugOf(title, id, new Set(drafts.map(({ content }) => textOf(content.shared['slug'])))),
    formerSlugs: [],
    order: Math.max(0, ...drafts.map(orderOf)) + 1,
    published: ctx.clock.now().toISOString().slice(0, 10),
    featuredLevel: 0,
    demo: false,
    archived: false,
    comingSoon: false,
    access: 'default',
    categories: [],
    cover: firstCover,
    resources: {},
    chapters: [{ id: makeContentId('chapter'), slug: 'first', items: [] }],
  };
  const texts = { [locale]: { title, chapters: {}, items: {} } };
  await createEntry(ctx, { contentType: 'course', key: id, shared, texts }, { author: authorOf(ctx) });
  return { id };
}

/** An address from a title in Latin letters; else from the id. */
function slugOf(title: string, id: string, taken: ReadonlySet<string | undefined>): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return slug.length < 3 || taken.has(slug) ? `course-${id.slice(2)}` : slug;
}
