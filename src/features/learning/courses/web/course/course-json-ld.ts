import type { Course, WithContext } from 'schema-dts';
import { brand } from '#core/brand.ts';
import { locales, type Locale } from '#core/locale.ts';
import type { CourseView } from '#features/learning/courses/contract.ts';

/** A course for search engines; the workload counts what can be opened. */
export function courseJsonLd(
  { origin, locale }: { origin: string; locale: Locale },
  course: CourseView,
  path: string,
): WithContext<Course> {
  const minutes = course.chapters
    .flatMap(({ items }) => items)
    .filter(({ reason }) => reason !== 'coming_soon')
    .reduce((sum, item) => sum + item.minutes, 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: course.seoDescription,
    url: origin + path,
    image: origin + course.cover.shareImage,
    inLanguage: locales[locale].tag,
    isAccessibleForFree: course.demo,
    provider: { '@type': 'Organization', name: brand.name, url: origin },
    ...(minutes > 0 && {
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: `PT${minutes}M`,
      },
    }),
  };
}
