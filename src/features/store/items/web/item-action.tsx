import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { PageParts } from '#page/page-parts.tsx';
import { framePlace } from '#features/store/offered/page-places.ts';
import type { StoreItem, StoreView } from '../contract.ts';
import { useOfferWords } from './offer-words.ts';

interface ItemActionProps {
  item: StoreItem;
  store: StoreView;
  onAsk(item: StoreItem): void;
}

/** The button that redeems an item, or in its place why it cannot be had now: said calmly, without hurry. */
export function ItemAction({ item, store: { coins, frame, resumesAt }, onAsk }: ItemActionProps) {
  const t = useTranslations();
  const words = useOfferWords();
  if (item.state === 'owned') {
    if (item.frame)
      return <PageParts place={framePlace} told={{ frame: item.frame, isWorn: item.frame === frame }} />;
    return <Note>{t.rich('store.state.ownedAvatar', { link: linkToProfile })}</Note>;
  }
  if (item.state === 'fully_funded') return <Note isGood>{t('store.state.fullyFunded')}</Note>;
  if (item.state === 'out_of_stock') return <Note>{t('store.state.outOfStock')}</Note>;
  if (coins === null) return null;
  if (item.state === 'limit_reached')
    return <Note>{item.ever === null ? t('store.state.limitMonth') : t('store.state.limit')}</Note>;
  if (coins < item.price) return <Note>{t('store.state.missing', { missing: item.price - coins })}</Note>;
  if (resumesAt !== null) return <Note>{t('store.state.rests')}</Note>;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onAsk(item);
  };
  return (
    <Button
      href={`${href('store', undefined, { item: item.id })}#redeem`}
      variant={item.kind === 'impact' ? 'reward' : 'secondary'}
      wide
      onClick={open}
    >
      {words(item).button}
      <span className="sr-only">{`: ${item.name}`}</span>
    </Button>
  );
}

function Note({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return (
    <p
      className={`rounded-control px-4 py-3 ${isGood ? 'bg-tint-olive text-olive' : 'bg-sand text-ink-soft'}`}
    >
      {children}
    </p>
  );
}

function linkToProfile(text: ReactNode) {
  return (
    <a href={href('settingsProfile')} className="text-link">
      {text}
    </a>
  );
}
