import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { StoreItem } from '../contract.ts';
import { BudgetStrip } from './budget-strip.tsx';
import { ItemPicture } from './item-picture.tsx';
import { PriceTag } from './price-tag.tsx';

interface ItemCardProps {
  item: StoreItem;
  /** How many of it the viewer has given. */
  given?: number;
  /** Whether it is on the first screen. */
  isFirst?: boolean;
  /** What can be done with it, or why not. */
  children: ReactNode;
}

/** One thing of the store: its picture, what it is, who it goes to, what it costs. */
export function ItemCard({ item, given = 0, isFirst = false, children }: ItemCardProps) {
  const t = useTranslations();
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <ItemPicture item={item} lazy={!isFirst} className="aspect-4/3 w-full" />
      <div className="flex grow flex-col gap-4 p-5">
        <div>
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h3 className="text-step-1 leading-snug font-bold">{item.name}</h3>
            <PriceTag coins={item.price} />
          </div>
          {item.description && <p className="mt-2 text-pretty text-muted">{item.description}</p>}
        </div>
        {item.goesTo && (
          <p className="flex gap-2.5">
            <Icon shape={IconHeartHandshake} className="mt-0.5 text-olive" />
            <span>{t('store.item.goesTo', { who: item.goesTo })}</span>
          </p>
        )}
        {item.budget && item.budget.funded > 0 && <BudgetStrip name={item.name} budget={item.budget} />}
        <div className="mt-auto">
          {given > 0 && (
            <p className="mb-3 font-semibold text-olive">{t('store.item.given', { count: given })}</p>
          )}
          {children}
        </div>
      </div>
    </Card>
  );
}
