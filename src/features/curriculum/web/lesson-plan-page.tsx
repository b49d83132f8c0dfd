import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { CitedSources } from '#features/learning/offered/cited-sources.tsx';
import { citedIn, planQuery } from './curriculum-queries.ts';
import { PageTop } from './page-top.tsx';
import { PlanFacts } from './plan/plan-facts.tsx';
import { PlanNeighbours } from './plan/plan-neighbours.tsx';
import { PlanSteps } from './plan/plan-steps.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { RespectNote } from './respect-note.tsx';

/** `/curriculum/{slug}/{plan}`: one lesson plan; it prints on one page. */
export default function LessonPlanPage() {
  const t = useTranslations();
  const { curriculumSlug = '', planId = '' } = useParams();
  const { data: plan } = useSuspenseQuery(planQuery(usePage(), curriculumSlug, planId));
  const { curriculum, theme, monthName, bandName, minutes } = plan;
  const place = [bandName, monthName, t('curriculum.plan.minutes', { minutes })].filter(Boolean).join(' · ');
  return (
    <>
      <PageHead
        title={t('curriculum.plan.headTitle', { theme, month: monthName })}
        description={plan.goal}
        path={href('lessonPlan', { curriculumSlug: curriculum.slug, planId: plan.id })}
      />
      <PageTop
        between={[{ text: curriculum.title, href: href('curriculum', { curriculumSlug: curriculum.slug }) }]}
        title={theme}
        intro={
          <>
            <p className="font-semibold text-gold print:text-ink">{place}</p>
            <p className="mt-2">{plan.goal}</p>
          </>
        }
      >
        <PrintButton>{t('curriculum.sheet.print')}</PrintButton>
      </PageTop>
      <Container className="py-6 pb-16 sm:pb-24 print:p-0">
        <div className="mb-8 grid items-start gap-8 lg:grid-cols-[2fr_1fr] print:block">
          <PlanSteps plan={plan} />
          <PlanFacts plan={plan} />
        </div>
        <CitedSources cites={citedIn(plan)} />
        <PlanNeighbours plan={plan} />
        <RespectNote />
      </Container>
    </>
  );
}
