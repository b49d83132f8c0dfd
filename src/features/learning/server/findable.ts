import { sql } from 'kysely';
import type { Locale } from '#core/locale.ts';
import {
  textsOfPages,
  type Findable,
  type FindablePage,
  type FindableText,
  type PromotedText,
} from '#platform/composition/findable.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { formatReference } from '../sources/policy.ts';
import { getCatalogue } from '../catalogue/server/catalogue.ts';
import type { Catalogue, CatalogueCourse, CatalogueItem } from '../catalogue/server/catalogue-types.ts';
import type { FilmCaption } from '../content/server/content.ts';
import { coverImage } from '../courses/server/cover-image.ts';
import { listPromoted } from '../catalogue/server/promoted.ts';
import { itemKinds, mayShowSources } from '../kinds/policy.ts';
import { contentChanged } from '../content/server/content-topics.ts';
import { categorySubject, courseSubject, mayFindItems } from './finder.ts';

/**
 * Everything in the catalog that can be found in a language: categories with courses, courses, and existing items, with
 * what is said in their films and their sources. Does not check who may watch what.
 */
async function listTexts(ctx: Ctx, locale: Locale): Promise<FindableText[]> {
  const catalogue = await getCatalogue(ctx, locale);
  const captions = await readCaptions(ctx, locale);
  return [
    ...findableCategories(ctx, catalogue),
    ...catalogue.courses.flatMap((course) => findableCourse(ctx, course, captions)),
    ...findableSources(ctx, catalogue, locale),
    ...textsOfPages(ctx, locale, pages),
  ];
}

/** The same as the API lists, with what search shows besides. */
async function listPromotedTexts(ctx: Ctx, locale: Locale): Promise<PromotedText[]> {
  const { itemById } = await getCatalogue(ctx, locale);
  const { items } = await listPromoted(ctx, locale);
  return items.map((promoted) => {
    const item = promoted.kind === 'item' ? itemById.get(promoted.id) : undefined;
    return { ...promoted, ...(item ? looksOfItem(item) : ofCourses) };
  });
}

export const learningFindable: Findable = {
  listTexts,
  mayFind: mayFindItems,
  listPromoted: listPromotedTexts,
  changedBy: contentChanged,
};

const ofCourses = { label: 'learning.found.course', icon: 'book', weight: 3 } as const;
const ofCaptions = { kind: 'caption', label: 'learning.found.caption', icon: 'quote', weight: 0 } as const;
const ofSources = { kind: 'source', label: 'learning.found.source', icon: 'scroll', weight: 1 } as const;
const ofPages = { kind: 'page', label: 'search.kind.page', icon: 'page', weight: 1 } as const;

const looksOfItem = ({ type }: Pick<CatalogueItem, 'type'>) => ({
  label: itemKinds[type].name,
  icon: itemKinds[type].pictogram,
});

/** Pages of the feature that are not in the catalog. */
const pages: FindablePage[] = [
  {
    href: href('games'),
    image: '/scenes/learn.svg',
    title: 'learning.games.title',
    texts: ['learning.games.intro'],
  },
  {
    href: href('downloads'),
    image: '/scenes/film-lesson.svg',
    title: 'learning.downloads.title',
    texts: [
      'learning.downloads.intro',
      'learning.resource.workbook',
      'learning.resource.sourcesheet',
      'learning.resource.presentation',
      'learning.resource.poster',
      'learning.resource.kahoot',
    ],
  },
];

function findableCategories(ctx: Ctx, { categories, courseById }: Catalogue): FindableText[] {
  return categories
    .filter(({ courseIds }) => courseIds.length > 0)
    .map(({ id, name, description, courseIds: [first = ''] }) => ({
      ...ofPages,
      key: `category/${id}`,
      id,
      subject: categorySubject(id),
      title: name,
      body: description,
      href: href('category', { categorySlug: id }),
      image: coverImage(ctx, courseById.get(first)?.cover ?? { folder: first }),
    }));
}

function findableCourse(
  ctx: Ctx,
  course: CatalogueCourse,
  captions: ReadonlyMap<string, FilmCaption[]>,
): FindableText[] {
  const image = coverImage(ctx, course.cover);
  const inCourse = { context: course.title, image };
  const items = course.chapters
    .flatMap((chapter) => chapter.items)
    .filter(({ planned, comingSoon }) => !planned && !comingSoon);
  return [
    {
      ...ofCourses,
      key: `course/${course.id}`,
      kind: 'course',
      id: course.id,
      subject: courseSubject(course.id),
      title: course.title,
      body: sentences(course.tagline, course.description, ...course.chapters.map(({ title }) => title)),
      href: href('course', { courseSlug: course.slug }),
      image,
    },
    ...items.flatMap((item): FindableText[] => {
      const { id, slug, title, summary, source, talk = [], film } = item;
      const address = { courseSlug: course.slug, itemSlug: slug };
      const key = `item/${id}`;
      return [
        {
          ...inCourse,
          ...looksOfItem(item),
          key,
          kind: 'item',
          id,
          subject: id,
          title,
          body: sentences(summary, source ?? '', ...talk),
          href: href('lesson', address),
          weight: 2,
        },
        ...(captions.get(film?.folder ?? '') ?? []).map(({ at, text }) => ({
          ...inCourse,
          ...ofCaptions,
          key: `caption/${id}/${at}`,
          id,
          subject: id,
          line: { of: key, at },
          title,
          body: text,
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
function findableSources(ctx: Ctx, { courses, passageById }: Catalogue, locale: Locale): FindableText[] {
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
        ...ofSources,
        key: `source/${id}`,
        id,
        subject: lesson.id,
        context: lesson.courseTitle,
        title: formatReference({ work, counts, chapter, from, to }, locale),
        also: lines.map(({ at }) => formatReference({ work, counts, chapter, from: at }, locale)).join(' '),
        body: sentences(context, ...lines.flatMap(({ original, text }) => [text, original])),
        href: mayShowSources(lesson.type) ? `${address}#source-${id}` : address,
        image: coverImage(ctx, lesson.courseCover),
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
    .select(['films.id', 'films.folder', 'courses.folder as courseFolder'])
    .select(sql<FilmCaption[] | null>`captions -> ${locale}::text`.as('captions'))
    .execute();
  return new Map(
    rows.map(({ id, folder, courseFolder, captions }) => [
      folder ?? `${courseFolder}/media/${id}`,
      captions ?? [],
    ]),
  );
}
