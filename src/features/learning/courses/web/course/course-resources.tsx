import { useTranslations } from 'use-intl';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { ResourceCards } from '#features/learning/resources/web/resource-cards.tsx';

/** A course's resources to print, show and listen to. */
export function CourseResources({ course }: { course: CourseView }) {
  const t = useTranslations();
  const files = [
    ...(course.workbooks ?? []),
    ...(course.sourcesheets ?? []),
    ...(course.presentations ?? []),
    ...(course.poster_templates ?? []),
    ...(course.music ?? []),
    ...(course.kahoots ?? []),
    ...(course.materials ?? []),
  ];
  if (files.length === 0) return null;
  return (
    <PageSection tone="sky" labelledBy="resources">
      <SectionHeading
        id="resources"
        intro={t('learning.resource.intro')}
        action={
          <a href={href('downloads')} className="text-link inline-flex min-h-11 items-center font-semibold">
            {t('learning.downloads.all')}
          </a>
        }
      >
        {t('learning.resource.heading')}
      </SectionHeading>
      <ResourceCards files={files} headingLevel={3} />
    </PageSection>
  );
}
