import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageHead } from '#page/page-head.tsx';
import { PageParts } from '#page/page-parts.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { useTranslations } from 'use-intl';
import { href } from '#urls.ts';
import { useLearner } from '#features/people/offered/learner.ts';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';
import { ChapterCard } from './course/chapter-card.tsx';
import { courseJsonLd } from './course/course-json-ld.ts';
import { CourseCertificate } from './course/course-certificate.tsx';
import { CourseResources } from './course/course-resources.tsx';
import { CourseHero } from './course/course-hero.tsx';
import { RelatedCourses } from './course/related-courses.tsx';
import { RespectLine } from '#features/learning/offered/respect-line.tsx';
import { categoriesQuery, completedQuery, courseQuery } from '#features/learning/offered/learning-queries.ts';
import { courseEndPlace } from '#features/learning/offered/page-places.ts';
import { findNextItem } from '#features/learning/offered/next-item.ts';
import { useCoursesProgress } from '#features/learning/offered/use-courses-progress.ts';

/** `/courses/{slug}`: what a course is about, where to begin or continue, and everything in it. */
export default function CoursePage() {
  const t = useTranslations();
  const page = usePage();
  const viewer = useLearner();
  const { courseSlug = '' } = useParams();
  const { data: course } = useSuspenseQuery(courseQuery(page, courseSlug));
  const { data: categories } = useSuspenseQuery(categoriesQuery(page));
  const { data: completedContent } = useQuery({ ...completedQuery(page), enabled: viewer !== null });
  const progress = useCoursesProgress();

  const completed = new Set(viewer ? completedContent?.items : []);
  const own = progress.find(({ courseId }) => courseId === course.id);
  const next = findNextItem(course, completed, own?.mostRecentItemId);
  const category = categories.find(({ id, slug }) => slug !== 'new' && course.categoryIds.includes(id));
  const path = href('course', { courseSlug });
  const steps = [
    { text: t('learning.course.courses'), href: `${href('home')}#courses` },
    ...(category ? [{ text: category.name, href: href('category', { categorySlug: category.slug }) }] : []),
    { text: course.title },
  ];
  return (
    <>
      <PageHead
        title={course.seoTitle}
        description={course.seoDescription}
        robots={course.robots}
        path={path}
        image={course.cover.shareImage}
        jsonLd={[courseJsonLd(page, course, path), breadcrumbJsonLd(page.origin, steps, path)]}
      />
      <CourseHero course={course} steps={steps} progress={own?.progress} next={next} />
      {own?.completedAt !== undefined && <CourseCertificate />}
      <Container className="pt-4 pb-16 sm:pb-20">
        <h2 id="chapters" className="mb-6 text-step-3">
          {t('learning.course.chapters')}
        </h2>
        <div className="space-y-6 sm:space-y-8">
          {course.chapters.map((chapter, index) => (
            <ChapterCard
              key={chapter.id}
              courseSlug={course.slug}
              chapter={chapter}
              number={index + 1}
              completed={completed}
              nextId={next?.step === 'again' ? undefined : next?.item.id}
            />
          ))}
        </div>
        <RespectLine />
      </Container>
      <div className="print:hidden">
        <PageParts place={courseEndPlace} told={{ course }} />
        <CourseResources course={course} />
        <RelatedCourses course={course} category={category} progress={progress} />
      </div>
    </>
  );
}
