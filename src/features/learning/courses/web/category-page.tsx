import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { NightBand } from '#art/night-band.tsx';
import { href } from '#urls.ts';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';
import { chooseCourses } from '../policy.ts';
import { CategoryChips } from '#features/learning/offered/category-chips.tsx';
import { filterMessages } from '#features/learning/offered/choice-messages.ts';
import { useCourseChoices } from '#features/learning/offered/course-choices.ts';
import { CourseGrid } from '#features/learning/offered/course-grid.tsx';
import { courseListQuery } from '#features/learning/offered/learning-queries.ts';
import { useCoursesProgress } from '#features/learning/offered/use-courses-progress.ts';
import { WayBack } from '#features/learning/lesson/web/way-back.tsx';

/** `/courses/category/{slug}`: the courses about one topic, or another selection of them. */
export default function CategoryPage() {
  const t = useTranslations();
  const page = usePage();
  const { categorySlug = '' } = useParams();
  const { data: allCourses } = useSuspenseQuery(courseListQuery(page));
  const { choices, inProgress } = useCourseChoices();
  const progress = useCoursesProgress();
  const choice = choices.find(({ slug }) => slug === categorySlug);
  // The loader redirects from a selection that is not offered.
  if (!choice) return null;
  const courses = chooseCourses(choice, allCourses, inProgress, locales[page.locale].tag);
  const seo = choice.kind === 'category' ? choice.category : undefined;
  const { name, description } =
    choice.kind === 'category'
      ? choice.category
      : {
          name: t(filterMessages[choice.slug].name),
          description: t(filterMessages[choice.slug].description),
        };
  const path = href('category', { categorySlug });
  const steps = [{ text: t('learning.course.courses'), href: `${href('home')}#courses` }, { text: name }];
  return (
    <>
      <PageHead
        title={seo?.seoTitle ?? name}
        description={seo?.seoDescription ?? description}
        path={path}
        noindex={seo?.robotNoindex ?? false}
        jsonLd={[breadcrumbJsonLd(page.origin, steps, path)]}
      />
      <NightBand>
        <WayBack steps={steps} />
        <h1 className="mt-4 text-step-4">{name}</h1>
        <p className="mt-4 max-w-reading text-step-1 text-muted">{description}</p>
      </NightBand>
      <Container className="py-6 pb-16 sm:pb-24">
        <CategoryChips current={categorySlug} className="mb-8" />
        <CourseGrid courses={courses} progress={progress} headingLevel={2} eager />
      </Container>
    </>
  );
}
