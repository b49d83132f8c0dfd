import type { Json } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listDrafts, type DraftEntry } from '#features/cms/server/public.ts';
import { coverImage } from '#features/learning/courses/server/cover-image.ts';
import type { CourseName, EditedCourse } from '../contract.ts';
import { courseAccessLevels } from '../policy.ts';
import { findChosenCover, readCover } from './chosen-cover.ts';
import { listItems, textOf, type CourseDocs, type EntryDocs } from './course-docs.ts';
import { getShippedDocs } from './shipped-docs.ts';

/** A course as staff last saved it, with its titles in all languages. */
export interface CourseRow {
  course: EditedCourse;
  titles: readonly string[];
}

/** Every course as staff last saved it, in the order of the lists. */
export async function readEditedCourses(ctx: Ctx): Promise<CourseRow[]> {
  const shipped = await getShippedDocs(ctx);
  const categories = await readCategoryNames(ctx);
  const drafts = await listDrafts(ctx, 'course');
  // What is not published is not public.
  const signed = { media: { href: (file: string) => ctx.media.href(file, 'signed') } };
  return drafts.toSorted(compareOrder).map(({ key, content, live }): CourseRow => {
    const { shared, texts } = content;
    const edition = shipped.courses.get(key);
    const access = textOf(shared['access']);
    const course = {
      id: key,
      ...titleIn(content, ctx.locale),
      slug: textOf(shared['slug']) ?? '',
      cover: coverImage(
        signed,
        findChosenCover(shared['cover'], edition?.course.shared['cover']) ?? {
          folder: edition?.folder ?? key,
        },
      ),
      access: courseAccessLevels.find((level) => level === access) ?? 'default',
      categories: listTexts(shared['categories']).map((slug) => ({
        slug,
        name: categories.get(slug) ?? slug,
      })),
      published: dayOf(shared['published']),
      order: orderOf({ content }),
      items: listItems(shared).length,
      live: [...live],
      written: localeCodes.filter((locale) => texts[locale]),
      comingSoon: shared['comingSoon'] === true,
      archived: shared['archived'] === true,
      isShipped: edition !== undefined,
      shippedCover: shippedCoverOf(edition),
    };
    return { course, titles: localeCodes.flatMap((locale) => textOf(texts[locale]?.['title']) ?? []) };
  });
}

/** What all courses are called, in the order of the lists. */
export async function listCourseNames(ctx: Ctx): Promise<{ items: CourseName[]; totalItems: number }> {
  const shipped = await getShippedDocs(ctx);
  const drafts = await listDrafts(ctx, 'course');
  const items = drafts.toSorted(compareOrder).map(({ key, content }) => ({
    id: key,
    ...titleIn(content, ctx.locale),
    shippedCover: shippedCoverOf(shipped.courses.get(key)),
  }));
  return { items, totalItems: items.length };
}

/** The place of a course in the lists. */
export function orderOf({ content }: Pick<DraftEntry, 'content'>): number {
  const { order } = content.shared;
  return typeof order === 'number' ? order : 0;
}

const compareOrder = (a: DraftEntry, b: DraftEntry) => orderOf(a) - orderOf(b);

function titleIn({ texts }: EntryDocs, locale: Locale): Pick<EditedCourse, 'title' | 'titleLang'> {
  const titleLang = [locale, ...localeCodes].find((code) => textOf(texts[code]?.['title'])) ?? null;
  return { title: (titleLang && textOf(texts[titleLang]?.['title'])) ?? '', titleLang };
}

async function readCategoryNames(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const drafts = await listDrafts(ctx, 'category');
  return new Map(
    drafts.flatMap(({ key, content: { texts } }) => {
      const name = [ctx.locale, ...localeCodes].map((code) => textOf(texts[code]?.['name'])).find(Boolean);
      return name ? [[key, name]] : [];
    }),
  );
}

function dayOf(value: Json | undefined): string | null {
  const day = textOf(value) ?? '';
  return Number.isNaN(Date.parse(day)) ? null : day;
}

function listTexts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.flatMap((each) => textOf(each) ?? []) : [];
}

function shippedCoverOf(edition: CourseDocs | undefined): CourseName['shippedCover'] {
  return edition ? readCover(edition.course.shared['cover']) : null;
}
