import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import type { AdminItem } from '#features/store/items/contract.ts';
import { budgetQuery } from '#features/store/web/admin/admin-store-queries.ts';
import { AddBudgetForm } from './add-budget-form.tsx';
import { BudgetEntryRow } from './budget-entry-row.tsx';

/** The donors' money behind an impact item: entered by hand with a receipt, never changed, only countered. */
export function BudgetPanel({ item }: { item: AdminItem }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const { data: budget } = useSuspenseQuery(
    budgetQuery(usePage().api, item.id, search.get('entries') ?? undefined),
  );
  const { funded, used, left } = budget;
  const words = t('store.budget.sum', { used, left, funded });
  return (
    <Card as="section" labelledBy="budget">
      <h2 id="budget" className="text-step-1 font-bold">
        {t('store.budget.title')}
      </h2>
      <ProgressBar
        share={funded > 0 ? used / funded : 0}
        size="m"
        label={t('store.budget.title')}
        valueText={words}
        className="mt-3"
      />
      <p className="mt-1.5">{words}</p>
      <AddBudgetForm item={item} />
      {budget.items.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">{t('store.budget.entries')}</h3>
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {budget.items.map((entry) => (
              <BudgetEntryRow key={entry.id} itemId={item.id} entry={entry} />
            ))}
          </ul>
          {budget.next !== undefined && (
            <p className="mt-3">
              <Button
                href={adminHref('adminStoreItem', { storeItemId: item.id }, { entries: budget.next })}
                variant="quiet"
                size="s"
              >
                {t('store.budget.older')}
              </Button>
            </p>
          )}
        </>
      )}
    </Card>
  );
}
