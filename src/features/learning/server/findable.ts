import { sql } from 'kysely';
import type { Locale } from '../../../core/locale.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { href } from '../../../urls.ts';
import { getCatalogue, type Catalogue, type CatalogueCourse } from './catalogue/catalogue.ts';
import type { FilmCaption } from './content/content.ts';
import { coverImage } from './cover-image.ts';

/** A text of the catalogue to be found; `courseTitle` says where it stands. */
export interface FindableText {
  kind: 'course' | 'item' | 'caption' | 'category';
  /** Of the course, the item or the category. */
  id: string;
  courseId?: string;
  courseTitle?: string;
  title: string;
  /** What is said of it; of a caption, what is said in the film at `seconds`. */
  body: string;
  seconds?: number;
  href: string;
  /** Its course's; of a category its first course's. */
  image: string;
}

/**
 * Everything of the catalogue that can be found in a language: categories with courses, courses, and the items that are there, with what is said in their films. Who may watch what is not asked here.
 */
export async function listFindable(ctx: Ctx, locale: Locale): Promise<FindableText[]> {
  const catalogue = await getCatalogue(ctx, locale);
  const captions = await readCaptions(ctx, locale);
  return [
    ...findableCategories(catalogue),
    ...catalogue.courses.flatMap((course) => findableCourse(course, captions)),
  ];
}

function findableCategories({ categories }: Catalogue): FindableText[] {
  return categories
    .filter(({ courseIds }) => courseIds.length > 0)
    .map(({ id, name, description, courseIds: [first = ''] }) => ({
      kind: 'category',
      id,
      title: name,
      body: description,
      href: href('category', { categorySlug: id }),
      image: coverImage(first),
    }));
}

function findableCourse(
  course: CatalogueCourse,
  captions: ReadonlyMap<string, FilmCaption[]>,
): FindableText[] {
  const image = coverImage(course.id);
  const inCourse = { courseId: course.id, courseTitle: course.title, image };
  const items = course.chapters
    .flatMap((chapter) => chapter.items)
    .filter(({ planned, comingSoon }) => !planned && !comingSoon);
  return [
    {
      kind: 'course',
      id: course.id,
      courseId: course.id,
      title: course.title,
      body: sentences(course.tagline, course.description, ...course.chapters.map(({ title }) => title)),
      href: href('course', { courseSlug: course.id }),
      image,
    },
    ...items.flatMap(({ id, title, summary, source, talk = [], film }): FindableText[] => {
      const address = { courseSlug: course.id, itemId: id };
      return [
        {
          ...inCourse,
          kind: 'item',
          id,
          title,
          body: sentences(summary, source ?? '', ...talk),
          href: href('lesson', address),
        },
        ...(captions.get(film?.folder ?? '') ?? []).map(({ at, text }) => ({
          ...inCourse,
          kind: 'caption' as const,
          id,
          title,
          body: text,
          seconds: at,
          href: href('lesson', address, { t: Math.floor(at) }),
        })),
      ];
    }),
  ];
}

function sentences(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** What is said in each film, by its folder. Read when the index is made only, so it is not kept with the catalogue. */
async function readCaptions({ db }: Ctx, locale: Locale): Promise<Map<string, FilmCaption[]>> {
  const rows = await db
    .selectFrom('films')
    .select(['course_id', 'id', sql<FilmCaption[] | null>`captions -> ${locale}::text`.as('captions')])
    .execute();
  return new Map(rows.map((row) => [`${row.course_id}/media/${row.id}`, row.captions ?? []]));
}
