import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { DeedGarland } from '../impact/web/deed-garland.tsx';
import { impactQuery } from './impact-query.ts';

/** What all learners have done in the world, to the last meal; nothing until the first deed counts. */
export function ImpactCounter() {
  const t = useTranslations();
  const { data } = useQuery(impactQuery(usePage()));
  if (!data?.deeds) return null;
  const { deeds, people } = data;
  return (
    <PageSection labelledBy="impact" tone="sky">
      <SectionHeading
        id="impact"
        align="center"
        intro={t('submissions.counter.intro', { deeds, people })}
        className="mb-10"
      >
        {t('submissions.counter.title')}
      </SectionHeading>
      <DeedGarland impact={data} />
    </PageSection>
  );
}
