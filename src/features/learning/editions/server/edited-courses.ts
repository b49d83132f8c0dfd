import type { JsonObject } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { authorOf, createEntry, listDrafts } from '#features/cms/server/public.ts';
import { makeContentId } from '#features/learning/content/server/content-ids.ts';
import { coverImage } from '#features/learning/courses/server/cover-image.ts';
import type { EditedCourse } from '../contract.ts';
import { findChosenCover, firstCover, readCover } from './chosen-cover.ts';
import { listItems, textOf, type EntryDocs } from './course-docs.ts';
import { getShippedDocs } from './shipped-docs.ts';

/** Every course as staff last saved it, in the order of the lists. */
export async function listEditedCourses(
  ctx: RequestCtx,
): Promise<{ items: EditedCourse[]; totalItems: number }> {
  const shipped = await getShippedDocs(ctx);
  const drafts = await listDrafts(ctx, 'course');
  // What is not published is not public.
  const signed = { media: { href: (file: string) => ctx.media.href(file, 'signed') } };
  const items = drafts.map(({ key, content, live }): EditedCourse => {
    const edition = shipped.courses.get(key);
    return {
      id: key,
      ...titleIn(content, ctx.locale),
      cover: coverImage(
        signed,
        findChosenCover(content.shared['cover'], edition?.course.shared['cover']) ?? {
          folder: edition?.folder ?? key,
        },
      ),
      order: numberOf(content.shared, 'order'),
      items: listItems(content.shared).length,
      live: [...live],
      written: localeCodes.filter((locale) => content.texts[locale]),
      comingSoon: content.shared['comingSoon'] === true,
      archived: content.shared['archived'] === true,
      isShipped: edition !== undefined,
      shippedCover: edition ? readCover(edition.course.shared['cover']) : null,
    };
  });
  return { items: items.toSorted((a, b) => a.order - b.order), totalItems: items.length };
}

/** Begins a course with a title and a first chapter. */
export async function createCourse(
  ctx: RequestCtx,
  { title, locale }: { title: string; locale: Locale },
): Promise<{ id: string }> {
  const id = makeContentId('course');
  const { items } = await listEditedCourses(ctx);
  const shared: JsonObject = {
    id,
    slug: slugOf(
      title,
      id,
      new Set((await listDrafts(ctx, 'course')).map(({ content }) => textOf(content.shared['slug']))),
    ),
    formerSlugs: [],
    order: Math.max(0, ...items.map(({ order }) => order)) + 1,
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

function titleIn({ texts }: EntryDocs, locale: Locale): Pick<EditedCourse, 'title' | 'titleLang'> {
  const titleLang = [locale, ...localeCodes].find((code) => textOf(texts[code]?.['title'])) ?? null;
  return { title: (titleLang && textOf(texts[titleLang]?.['title'])) ?? '', titleLang };
}

function numberOf(shared: JsonObject, field: string): number {
  const value = shared[field];
  return typeof value === 'number' ? value : 0;
}
