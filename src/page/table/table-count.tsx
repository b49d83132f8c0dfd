import { useTranslations } from 'use-intl';
import type { ListingPage } from '#core/listing.ts';

/** How many rows there are, announced when a search changes it. */
export function TableCount({ page }: { page: ListingPage<unknown> }) {
  const t = useTranslations();
  const { totalItems: count, isTotalExact, items } = page;
  return (
    <p role="status" className="text-step--1 text-muted">
      {isTotalExact ? t('page.table.count', { count }) : t('page.table.countMore', { count })}
      {items.length < count && ` · ${t('page.table.shown', { count: items.length })}`}
    </p>
  );
}
