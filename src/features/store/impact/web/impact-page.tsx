import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { childRoles } from '#core/access.ts';
import { NightBand } from '#art/night-band.tsx';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Container } from '#ui/layout/container.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { impactQuery } from '#features/store/web/store-queries.ts';
import type { StoreImpact } from '../contract.ts';
import { ImpactCard } from './impact-card.tsx';
import { ImpactLoop } from './impact-loop.tsx';
import { ImpactProof } from './impact-proof.tsx';
import { useSums } from './use-sums.ts';

export async function load({ page }: PageArgs): Promise<void> {
  await page.queries.query(impactQuery(page));
}

/** `/store/impact`: what donors gave, what children made of it with their coins, and that both are the same. */
export default function ImpactPage() {
  const t = useTranslations();
  const page = usePage();
  const viewer = useViewer();
  const { data: impact } = useSuspenseQuery(impactQuery(page));
  const mayGive = !viewer || !(viewer.minor || childRoles.includes(viewer.role));
  return (
    <>
      <PageHead
        title={t('store.loop.headTitle')}
        description={t('store.loop.intro')}
        path={href('storeImpact')}
      />
      <NightBand>
        <div className="max-w-reading pt-8 sm:pt-14">
          <h1 className="text-step-4 text-balance">{t('store.loop.title')}</h1>
          <p className="mt-4 text-step-1 text-pretty text-night-soft">{t('store.loop.intro')}</p>
          {impact.units > 0 && <SoFar impact={impact} />}
          <div className="mt-6 flex flex-wrap gap-3">
            {mayGive && impact.items.some(({ isOffered }) => isOffered) && (
              <Button href="#budgets" variant="reward">
                {t('store.loop.toGive')}
              </Button>
            )}
            <Button href={href('store')} variant="quiet">
              {t('store.card.toStore')}
            </Button>
          </div>
        </div>
      </NightBand>
      <Container className="pt-2 pb-4">
        <ImpactLoop />
      </Container>
      {impact.items.length > 0 ? (
        <PageSection id="budgets" labelledBy="budgets-title" className="scroll-mt-4 sm:py-14">
          <h2 id="budgets-title" className="text-step-3">
            {t('store.loop.budgets')}
          </h2>
          <ul className="mt-8 grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {impact.items.map((item) => (
              <ImpactCard key={`${item.id} ${item.currency}`} item={item} mayGive={mayGive} />
            ))}
          </ul>
          <ImpactProof impact={impact} />
        </PageSection>
      ) : (
        <Container className="pb-16">
          <EmptyState scene="give" title={t('store.loop.emptyTitle')}>
            {t('store.loop.emptyText')}
          </EmptyState>
        </Container>
      )}
    </>
  );
}

/** All of it in two lines: how much children have given, and the money it came to. */
function SoFar({ impact: { units, coins, totals } }: { impact: StoreImpact }) {
  const t = useTranslations();
  const sum = useSums(totals.map(({ redeemed }) => redeemed));
  const money = totals.map(({ currency, redeemed }) => sum(redeemed, currency));
  return (
    <p className="mt-5 flex gap-2.5 font-semibold text-gold">
      <Icon shape={IconHeartHandshake} size={24} />
      <span>
        {t('store.loop.soFar', { units, coins })}{' '}
        <span className="whitespace-nowrap">{money.join(' + ')}</span>
      </span>
    </p>
  );
}
