import { sql } from 'kysely';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { formatReference } from '../sources/policy.ts';
import { mayShowSources } from '../policy.ts';
import { getCatalogue } from './catalogue/catalogue.ts';
import type { Catalogue, CatalogueCourse } from './catalogue/catalogue-types.ts';
import type { FilmCaption } from './content/content.ts';
import { coverImage } from '../courses/server/cover-image.ts';

/** A searchable text of the catalog; `courseTitle` says which course it belongs to. */
export interface FindableText {
  kind: 'course' | 'item' | 'caption' | 'source' | 'category';
  /** The id of the course, item, category or passage. */
  id: string;
  /** The lesson that shows a source. */
  itemId?: string;
  courseId?: string;
  courseTitle?: string;
  title: string;
  /** Its description; for a caption, what is said in the film at `seconds`; for a source, its words and what they mean. */
  body: string;
  /** Words that find it but are not shown. */
  also?: string;
  seconds?: number;
  href: string;
  /** Its course's; for a category, that of its first course. */
  image: string;
}

/**
 * Everything in the catalog that can be found in a language: categories with courses, courses, and existing items, with
 * what is said in their films and their sources. Does not check who may watch what.
 */
export async function listFindable(ctx: Ctx, locale: Locale): Promise<FindableText[]> {
  const catalogue = await getCatalogue(ctx, locale);
  const captions = await readCaptions(ctx, locale);
  return [
    ...findableCategories(catalogue),
    ...catalogue.courses.flatMap((course) => findableCourse(course, captions)),
    ...findableSources(catalogue, locale),
  ];
}

function findableCategories({ categories, courseById }: Catalogue): FindableText[] {
  return categories
    .filter(({ courseIds }) => courseIds.length > 0)
    .map(({ id, name, description, courseIds: [first = ''] }) => ({
      kind: 'category',
      id,
      title: name,
      body: description,
      href: href('category', { categorySlug: id }),
      image: coverImage(courseById.get(first)?.folder ?? first),
    }));
}

function findableCourse(
  course: CatalogueCourse,
  captions: ReadonlyMap<string, FilmCaption[]>,
): FindableText[] {
  const image = coverImage(course.folder);
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
      href: href('course', { courseSlug: course.slug }),
      image,
    },
    ...items.flatMap(({ id, slug, title, summary, source, talk = [], film }): FindableText[] => {
      const address = { courseSlug: course.slug, itemSlug: slug };
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

/**
 * Each quoted passage once, in the first lesson that shows it, preferring one whose page shows it over one that reveals
 * it with an answer.
 */
function findableSources({ courses, passageById }: Catalogue, locale: Locale): FindableText[] {
  const lessons = courses
    .flatMap((course) =>
      course.chapters.flatMap(({ items }) => items.map((item) => ({ ...item, courseTitle: course.title }))),
    )
    .filter(({ planned, comingSoon }) => !planned && !comingSoon)
    .toSorted((a, b) => Number(mayShowSources(b.type)) - Number(mayShowSources(a.type)));
  return [...passageById].flatMap(([id, passage]): FindableText[] => {
    const lesson = lessons.find(({ citations = [] }) => citations.some((cited) => cited.passage === id));
    if (!lesson || passage.lines.length === 0) return [];
    const { work, counts, chapter, context, lines } = passage;
    const from = lines[0]?.at;
    const to = lines.at(-1)?.at;
    const address = href('lesson', { courseSlug: lesson.courseSlug, itemSlug: lesson.slug });
    return [
      {
        kind: 'source',
        id,
        itemId: lesson.id,
        courseId: lesson.courseId,
        courseTitle: lesson.courseTitle,
        title: formatReference({ work, counts, chapter, from, to }, locale),
        also: lines.map(({ at }) => formatReference({ work, counts, chapter, from: at }, locale)).join(' '),
        body: sentences(context, ...lines.flatMap(({ original, text }) => [text, original])),
        href: mayShowSources(lesson.type) ? `${address}#source-${id}` : address,
        image: coverImage(lesson.courseFolder),
      },
    ];
  });
}

function sentences(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** What is said in each film, by its folder. Read only to build the index, so it is not kept with the catalog. */
async function readCaptions({ db }: Ctx, locale: Locale): Promise<Map<string, FilmCaption[]>> {
  const rows = await db
    .selectFrom('films')
    .innerJoin('courses', 'courses.id', 'films.course_id')
    .select(['folder', 'films.id', sql<FilmCaption[] | null>`captions -> ${locale}::text`.as('captions')])
    .execute();
  return new Map(rows.map((row) => [`${row.folder}/media/${row.id}`, row.captions ?? []]));
}
