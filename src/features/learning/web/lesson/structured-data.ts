import type { BreadcrumbList, VideoObject, WithContext } from 'schema-dts';
import type { CourseView, ItemView, VideoView } from '../../contract.ts';
import { href } from '../../../../urls.ts';

interface Lesson {
  origin: string;
  course: CourseView;
  item: ItemView;
}

/** The way from all courses to this lesson, for search engines. */
export function breadcrumbData(
  { origin, course, item }: Lesson,
  homeName: string,
): WithContext<BreadcrumbList> {
  const steps = [
    { name: homeName, path: href('home') },
    { name: course.title, path: href('course', { courseSlug: course.slug }) },
    { name: item.title, path: href('lesson', { courseSlug: course.slug, itemId: item.id }) },
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

/**
 * The film for search engines. The day it was published is not recorded, so `uploadDate` is left out rather than made
 * up; the file's address is told only where everyone may open it, which is where it carries no signature.
 */
export function videoData({ origin, course, item }: Lesson, film: VideoView): WithContext<VideoObject> {
  const file = film.sources.find(({ type }) => type === 'video/mp4')?.src;
  const isPublic = file !== undefined && !file.includes('?');
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: item.title,
    description: item.summary,
    thumbnailUrl: [origin + film.poster],
    duration: toIsoDuration(film.duration),
    isFamilyFriendly: true,
    url: origin + href('lesson', { courseSlug: course.slug, itemId: item.id }),
    ...(isPublic && { contentUrl: origin + file }),
  };
}

function toIsoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
}
