import type { Locale } from '#core/locale.ts';
import { buildCatalogue } from '#features/learning/catalogue/server/build-catalogue.ts';
import type { CatalogueRows } from '#features/learning/catalogue/server/catalogue-rows.ts';
import type { Catalogue } from '#features/learning/catalogue/server/catalogue-types.ts';
import type { ContentCourse } from '#features/learning/content/server/content.ts';
import { toRows } from '#features/learning/content/server/store-content.ts';

/**
 * The catalog as if a draft of a course were published, with all of it open to everyone. What is published of everything else
 * stays the same objects.
 */
export function layDraft(live: Catalogue, course: ContentCourse, locale: Locale): Catalogue {
  const opened: ContentCourse = {
    ...course,
    access: 'public',
    comingSoon: false,
    chapters: course.chapters.map((chapter) => ({
      ...chapter,
      items: chapter.items.map((item) => ({ ...item, access: 'public' })),
    })),
    resources: course.resources.map((resource) => ({ ...resource, access: 'public' })),
  };
  const { courses, chapters, films, items } = toRows({
    categories: [],
    passages: [],
    courses: [{ ...opened, source: 'draft' }],
  });
  const inOrder = live.courses.some(({ id }) => id === course.id)
    ? live.courses
    : [...live.courses, { id: course.id }];
  const rows: CatalogueRows = {
    categories: live.categories.map(
      ({ id, robotNoindex, minAge, maxAge, courseIds: _courseIds, ...text }) => ({
        id,
        robot_noindex: robotNoindex,
        min_age: minAge,
        max_age: maxAge,
        text,
      }),
    ),
    passages: [...live.passageById].map(([id, text]) => ({ id, text })),
    versions: inOrder.map(({ id }) => ({ id, hash: '' })),
    courses: courses.map(({ texts, ...row }) => ({ ...row, text: texts[locale] })),
    chapters: chapters.map(({ texts, ...row }) => ({ ...row, text: texts[locale] })),
    films,
    items: items.map(({ texts, ...row }) => ({ ...row, text: texts[locale] })),
  };
  const unchanged = new Map(live.courseById);
  unchanged.delete(course.id);
  return buildCatalogue(rows, { locale, siteAccess: live.siteAccess, unchanged });
}
