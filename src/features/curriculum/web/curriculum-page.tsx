import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { PageHead } from '#page/page-head.tsx';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { CalendarYear } from './calendar/calendar-year.tsx';
import { readCalendarChoice } from './calendar/calendar-choice.ts';
import { curriculumQuery } from './curriculum-queries.ts';
import { GradesGrid } from './grades/grades-grid.tsx';
import { PageTop } from './page-top.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';

/** `/curriculum/{slug}`: a grid of age groups by month, or the Hebrew months of a year. */
export default function CurriculumPage() {
  const t = useTranslations();
  const page = usePage();
  const { curriculumSlug = '' } = useParams();
  const [search] = useSearchParams();
  const choice = readCalendarChoice(search);
  const { data: curriculum } = useSuspenseQuery(curriculumQuery(page, curriculumSlug, choice));
  const { slug, title, description, year } = curriculum;
  return (
    <>
      <PageHead title={title} description={description} path={href('curriculum', { curriculumSlug: slug })} />
      {/* In print, each month of a calendar is its own page. */}
      <div className={year && 'print:hidden'}>
        <PageTop title={title} intro={<p>{description}</p>}>
          <PrintButton>{t('curriculum.sheet.print')}</PrintButton>
        </PageTop>
      </div>
      <Container className="py-6 pb-16 sm:pb-24 print:p-0">
        {year ? (
          <CalendarYear curriculum={curriculum} year={year} hasPlace={choice.in !== undefined} />
        ) : (
          <GradesGrid curriculum={curriculum} bandId={search.get('band')} />
        )}
      </Container>
    </>
  );
}
