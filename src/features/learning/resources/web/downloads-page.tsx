import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { NightBand } from '#art/night-band.tsx';
import { href } from '#urls.ts';
import { courseListQuery, resourcesQuery } from '#features/learning/offered/learning-queries.ts';
import { CourseFiles } from './course-files.tsx';
import { DownloadFilter } from './download-filter.tsx';
import { filterFiles, readFilter } from './filter-files.ts';

/** `/downloads`: the files of all courses, collapsed by course, in every kind and language or the chosen ones. */
export default function DownloadsPage() {
  const t = useTranslations();
  const page = usePage();
  const [search] = useSearchParams();
  const { data: files } = useSuspenseQuery(resourcesQuery(page));
  const { data: courses } = useSuspenseQuery(courseListQuery(page));
  const filter = readFilter(search);
  const shown = filterFiles(files, filter);
  const withFiles = courses
    .map((course) => ({ course, own: shown.filter(({ courseSlug }) => courseSlug === course.slug) }))
    .filter(({ own }) => own.length > 0);
  return (
    <>
      <PageHead
        title={t('learning.downloads.title')}
        description={t('learning.downloads.seo')}
        path={href('downloads')}
      />
      <NightBand>
        <h1 className="pt-8 text-step-4 sm:pt-14">{t('learning.downloads.title')}</h1>
        <p className="mt-3 max-w-reading text-step-1 text-pretty text-muted">
          {t('learning.downloads.intro')}
        </p>
      </NightBand>
      <Container className="pt-4 pb-16 sm:pb-24">
        <DownloadFilter files={files} filter={filter} />
        <p role="status" className="mt-4 mb-6 text-muted">
          {shown.length > 0
            ? t('learning.downloads.count', { count: shown.length })
            : t('learning.downloads.none')}
        </p>
        <div className="space-y-4">
          {withFiles.map(({ course, own }) => (
            <CourseFiles key={course.id} course={course} files={own} isOpen={filter.kind !== undefined} />
          ))}
        </div>
      </Container>
    </>
  );
}
