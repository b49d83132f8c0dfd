import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { DeedRow } from '../impact/web/deed-row.tsx';
import { familyImpactQuery } from './impact-query.ts';

/** For a guardian: what her children have done together; nothing for anyone else, or before the first deed counts. */
export function FamilyImpact() {
  const t = useTranslations();
  const { data } = useQuery(familyImpactQuery(usePage()));
  if (!data?.deeds) return null;
  const { deeds, people } = data;
  return (
    <Container className="pb-12">
      <Card as="section" labelledBy="family-impact">
        <h2 id="family-impact" className="text-step-2">
          {t('submissions.counter.familyTitle')}
        </h2>
        <p className="mt-1 mb-4 text-pretty text-muted">
          {t('submissions.counter.family', { deeds, people })}
        </p>
        <DeedRow impact={data} />
      </Card>
    </Container>
  );
}
