import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import type { CourseView } from '#features/learning/courses/contract.ts';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import type { VideoView } from '#features/learning/films/contract.ts';
import { breadcrumbData, publicFile, videoData } from './structured-data.ts';

interface LessonHeadProps {
  course: CourseView;
  item: ItemView;
  /** The film, if it may be watched. */
  film?: VideoView;
}

/** A lesson's head: title, sharing metadata, and structured data for search engines. */
export function LessonHead({ course, item, film }: LessonHeadProps) {
  const t = useTranslations();
  const { origin } = usePage();
  const lesson = { origin, course, item };
  const breadcrumb = breadcrumbData(lesson, t('learning.lesson.courses'));
  return (
    <PageHead
      title={t('learning.lesson.documentTitle', { title: item.title, course: course.title })}
      description={item.summary}
      robots={course.robots}
      path={href('lesson', { courseSlug: course.slug, itemSlug: item.slug })}
      image={film?.poster ?? course.cover.shareImage}
      video={film && publicFile(film)}
      type={film ? 'video.other' : 'article'}
      jsonLd={film ? [videoData(lesson, film), breadcrumb] : [breadcrumb]}
    />
  );
}
