import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageParts } from '#page/page-parts.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { ownQuery, storeQuery } from '#features/store/web/store-queries.ts';
import type { StoreItem } from '../contract.ts';
import { redeemPlace } from '#features/store/offered/page-places.ts';
import { FreezeCard } from './freeze-card.tsx';
import { ItemAction } from './item-action.tsx';
import { ItemCard } from './item-card.tsx';
import { RestNote } from './rest-note.tsx';
import { StoreSection } from './store-section.tsx';
import { StoreTop } from './store-top.tsx';

/** Everything in the store: what helps others first, then what one wears, then what comes by mail. */
export function Storefront() {
  const t = useTranslations();
  const page = usePage();
  const viewer = useViewer();
  const [search] = useSearchParams();
  const { data: store } = useSuspenseQuery(storeQuery(page));
  const { data: own } = useQuery({ ...ownQuery(page), enabled: viewer !== null });
  const [askedId, ask] = useState(search.get('item'));
  const asked = store.items.find(({ id, state }) => id === askedId && state === 'open');
  const given = new Map(own?.given.map(({ item, units }) => [item.id, units]));
  const cardsOf = (kinds: readonly StoreItem['kind'][]) =>
    store.items
      .filter(({ kind }) => kinds.includes(kind))
      .map((item, index) => (
        <ItemCard key={item.id} item={item} given={given.get(item.id) ?? 0} isFirst={index < 3}>
          <ItemAction item={item} store={store} onAsk={({ id }) => ask(id)} />
        </ItemCard>
      ));
  const [impact, worn, goods] = [cardsOf(['impact']), cardsOf(['avatar', 'frame']), cardsOf(['goods'])];
  const hasFreezes = viewer !== null && viewer.role !== 'student';
  return (
    <>
      <StoreTop store={store} units={own?.units ?? 0} />
      <Container className="pt-2">
        {store.resumesAt !== null && <RestNote resumesAt={store.resumesAt} />}
        {asked && store.coins !== null && (
          <PageParts
            key={asked.id}
            place={redeemPlace}
            told={{ item: asked, store, onClose: () => ask(null) }}
          />
        )}
      </Container>
      {impact.length > 0 && (
        <StoreSection
          id="give"
          title={t('store.impact.title')}
          intro={t('store.impact.intro')}
          action={
            <a href={href('storeImpact')} className="text-link inline-flex min-h-11 items-center">
              {t('store.loop.link')}
            </a>
          }
        >
          {impact}
        </StoreSection>
      )}
      {(worn.length > 0 || hasFreezes) && (
        <StoreSection id="wear" tone="sand" title={t('store.wear.title')} intro={t('store.wear.intro')}>
          {worn}
          {hasFreezes && <FreezeCard />}
        </StoreSection>
      )}
      {goods.length > 0 && (
        <StoreSection
          id="goods"
          title={t('store.goods.title')}
          intro={store.needsGuardian ? t('store.goods.introChild') : t('store.goods.intro')}
        >
          {goods}
        </StoreSection>
      )}
      {store.items.length === 0 && (
        <Container className="pb-16">
          <EmptyState scene="give" title={t('store.empty.title')}>
            {t('store.empty.text')}
          </EmptyState>
        </Container>
      )}
    </>
  );
}
