import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';

interface HonestWordsProps {
  id: string;
  /** What a free account can and cannot do, where this page's reader needs more than films. */
  cost?: string;
  /** Whether schools read it, which buy licenses. */
  forSchools?: boolean;
}

/** States plainly what is free and what a plan costs. */
export function HonestWords({ id, cost, forSchools = false }: HonestWordsProps) {
  const t = useTranslations();
  return (
    <PageSection>
      <Card as="section" labelledBy={id} padding="l" className="mx-auto max-w-reading">
        <h2 id={id} className="text-step-2">
          {t('home.landing.costTitle')}
        </h2>
        <p className="mt-3 text-pretty">{t('home.landing.costFree')}</p>
        {cost && <p className="mt-3 text-pretty">{cost}</p>}
        <p className="mt-3 text-pretty text-muted">{t('home.landing.costPlans')}</p>
        <a href={href('pricing')} className="mt-3 inline-flex min-h-11 items-center font-semibold text-link">
          {t('home.landing.seePlans')}
        </a>
        {forSchools && (
          <a href={href('licenses')} className="flex min-h-11 items-center font-semibold text-link">
            {t('home.forEducators.licenses')}
          </a>
        )}
      </Card>
    </PageSection>
  );
}
