import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../page/page-head.tsx';
import { usePage } from '../../../page/page-provider.tsx';
import { Container } from '../../../ui/container.tsx';
import { NightBand } from '../../../ui/papercut/night-band.tsx';
import { href } from '../../../urls.ts';
import { courseListQuery, resourcesQuery } from './offered/learning-queries.ts';
import { DownloadFilter } from './resources/download-filter.tsx';
import { filterFiles, readFilter } from './resources/filter-files.ts';
import { ResourceCards } from './resources/resource-cards.tsx';

/** `/downloads`: the files of all courses, by course, of every kind and language or of those chosen. */
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
        <p role="status" className="mt-4 mb-10 text-muted">
          {shown.length > 0
            ? t('learning.downloads.count', { count: shown.length })
            : t('learning.downloads.none')}
        </p>
        <div className="space-y-14">
          {withFiles.map(({ course, own }) => (
            <section key={course.id} aria-labelledby={`files-${course.id}`}>
              <div className="mb-6 flex items-center gap-4">
                <img
                  src={course.image}
                  alt=""
                  width={96}
                  height={72}
                  loading="lazy"
                  className="h-14 w-20 rounded-small object-cover shadow-lift-1"
                />
                <h2 id={`files-${course.id}`} className="text-step-2">
                  <a href={href('course', { courseSlug: course.slug })} className="hover:underline">
                    {course.title}
                  </a>
                </h2>
              </div>
              <ResourceCards files={own} headingLevel={3} />
            </section>
          ))}
        </div>
      </Container>
    </>
  );
}
