import IconHammer from '@tabler/icons-react/dist/esm/icons/IconHammer.mjs';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';

interface HonestWordsProps {
  id: string;
  /** What a free account can and cannot do, where this page's reader needs more than films. */
  cost?: string;
  /** What is still being built. */
  coming: readonly string[];
}

/** States plainly what it costs today and what is still missing. */
export function HonestWords({ id, cost, coming }: HonestWordsProps) {
  const t = useTranslations();
  const costId = `${id}-cost`;
  return (
    <PageSection>
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
        <Card as="section" labelledBy={costId} padding="l">
          <h2 id={costId} className="text-step-2">
            {t('home.landing.costTitle')}
          </h2>
          <p className="mt-3 text-pretty">{t('home.landing.costFree')}</p>
          {cost && <p className="mt-3 text-pretty">{cost}</p>}
          <p className="mt-3 text-pretty text-muted">{t('home.landing.costPlans')}</p>
        </Card>
        <Card as="section" labelledBy={id} padding="l" tone="sand">
          <h2 id={id} className="text-step-2">
            {t('home.landing.comingTitle')}
          </h2>
          <p className="mt-3 text-ink-soft">{t('home.landing.comingText')}</p>
          <ul className="mt-4 space-y-3">
            {coming.map((thing) => (
              <li key={thing} className="flex gap-3">
                <Icon shape={IconHammer} className="mt-1 text-ink-soft" />
                {thing}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </PageSection>
  );
}
