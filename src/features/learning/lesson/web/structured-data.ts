import type { BreadcrumbList, VideoObject, WithContext } from 'schema-dts';
import type { CourseView } from '#features/learning/courses/contract.ts';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import type { VideoView } from '#features/learning/films/contract.ts';
import { href } from '#urls.ts';

interface Lesson {
  origin: string;
  course: CourseView;
  item: ItemView;
}

/** The breadcrumbs from all courses to this lesson, for search engines. */
export function breadcrumbData(
  { origin, course, item }: Lesson,
  homeName: string,
): WithContext<BreadcrumbList> {
  const steps = [
    { name: homeName, path: href('home') },
    { name: course.title, path: href('course', { courseSlug: course.slug }) },
    { name: item.title, path: href('lesson', { courseSlug: course.slug, itemSlug: item.slug }) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** The film for search engines; the file's URL is included only if everyone may open it. */
export function videoData({ origin, course, item }: Lesson, film: VideoView): WithContext<VideoObject> {
  const file = publicFile(film);
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: item.title,
    description: item.summary,
    thumbnailUrl: [origin + film.poster],
    duration: toIsoDuration(film.duration),
    isFamilyFriendly: true,
    url: origin + href('lesson', { courseSlug: course.slug, itemSlug: item.slug }),
    ...(course.publishedOn !== undefined && { uploadDate: course.publishedOn }),
    ...(file !== undefined && { contentUrl: origin + file }),
  };
}

/** The path of a film that everyone may open, that is, one whose URL is not signed. */
export function publicFile({ sources }: VideoView): string | undefined {
  const file = sources.find(({ type }) => type === 'video/mp4')?.src;
  return file?.includes('?') ? undefined : file;
}

function toIsoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
}
