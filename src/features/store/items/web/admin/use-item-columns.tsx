import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import type { TableColumn } from '#page/table/table-parts.ts';
import { Badge } from '#ui/card/badge.tsx';
import type { AdminItem } from '#features/store/items/contract.ts';
import { useStoreWords } from '#features/store/web/admin/store-words.ts';
import { ItemStatusBadge } from './item-status-badge.tsx';

/** The columns of the list of items. */
export function useItemColumns(): readonly TableColumn<AdminItem>[] {
  const t = useTranslations();
  const format = useFormatter();
  const { kinds } = useStoreWords();
  return useMemo(
    () => [
      {
        id: 'name',
        heading: t('store.heading.name'),
        cell: ({ id, name }) => (
          <a
            href={adminHref('adminStoreItem', { storeItemId: id })}
            className="text-link inline-flex min-h-11 items-center"
          >
            <bdi>{name}</bdi>
          </a>
        ),
      },
      { id: 'kind', heading: t('store.heading.kind'), cell: ({ kind }) => kinds[kind] },
      {
        id: 'status',
        heading: t('store.heading.status'),
        cell: ({ status }) => <ItemStatusBadge status={status} />,
      },
      {
        id: 'price',
        heading: t('store.heading.price'),
        isSortable: true,
        isNumber: true,
        cell: ({ price }) => format.number(price),
      },
      { id: 'left', heading: t('store.heading.left'), cell: (item) => <Left item={item} /> },
      {
        id: 'redeemed',
        heading: t('store.heading.redeemed'),
        isNumber: true,
        cell: ({ redeemed }) => format.number(redeemed),
      },
      {
        id: 'changedAt',
        heading: t('store.heading.changedAt'),
        isSortable: true,
        isExtra: true,
        cell: ({ changedAt }) => format.dateTime(new Date(changedAt), { dateStyle: 'medium' }),
      },
    ],
    [t, format, kinds],
  );
}

/** What is left of a budget, or the stock of each size, with a word where it runs out. */
function Left({ item: { kind, budget, variants, lowStock } }: { item: AdminItem }) {
  const t = useTranslations();
  if (budget) {
    return t('store.list.units', { left: budget.funded - budget.used, funded: budget.funded });
  }
  if (kind !== 'goods') return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {variants.map(({ id, label, stock }) => (
        <span key={id}>
          {label && <bdi>{`${label}: `}</bdi>}
          {t('store.list.pieces', { count: stock })}
        </span>
      ))}
      {variants.some(({ stock }) => stock < lowStock) && <Badge tone="reward">{t('store.stock.low')}</Badge>}
    </span>
  );
}
