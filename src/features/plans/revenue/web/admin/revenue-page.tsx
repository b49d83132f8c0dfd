import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { EarnedSheet } from './earned-sheet.tsx';
import { FigureCard } from './figure-card.tsx';
import { MonthsSheet } from './months-sheet.tsx';
import { revenueQuery } from './revenue-query.ts';
import { FiguresTable, Sheet } from './sheet.tsx';
import { useRevenueWords } from './use-revenue-words.ts';
import { churnOf } from '#features/plans/revenue/policy.ts';

/** `/admin/money/revenue`: what plans earn, who stays, and what is owed. */
export default function RevenuePage() {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const { data: revenue } = useSuspenseQuery(revenueQuery(api));
  const { amount, nameOffer, country, owed } = useRevenueWords();
  const thisMonth = revenue.months.at(-1);
  const churn = thisMonth && churnOf(thisMonth);
  return (
    <>
      <AdminPageHead
        title={t('plans.revenue.title')}
        actions={
          <Button variant="secondary" href={adminHref('adminSubscriptions')}>
            {t('plans.subscribers.title')}
          </Button>
        }
      >
        {t('plans.revenue.intro')}
      </AdminPageHead>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <FigureCard name={t('plans.revenue.monthly')} note={t('plans.revenue.monthlyNote')}>
          {amount(revenue.monthly)}
        </FigureCard>
        <FigureCard name={t('plans.revenue.subscribers')} note={t('plans.revenue.subscribersNote')}>
          {format.number(revenue.subscribers)}
        </FigureCard>
        <FigureCard name={t('plans.revenue.begun')} note={t('plans.revenue.thisMonth')}>
          {format.number(thisMonth?.begun ?? 0)}
        </FigureCard>
        <FigureCard name={t('plans.revenue.churn')} note={t('plans.revenue.churnNote')}>
          {churn === undefined ? '–' : format.number(churn, { style: 'percent', maximumFractionDigits: 1 })}
        </FigureCard>
      </dl>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <MonthsSheet months={revenue.months} />
        <EarnedSheet earned={revenue.earned} />
        <Sheet title={t('plans.revenue.byPlan')} isEmpty={revenue.offers.length === 0}>
          <FiguresTable
            caption={t('plans.revenue.byPlan')}
            headings={[
              t('plans.subscribers.plan'),
              t('plans.revenue.subscribers'),
              t('plans.revenue.monthly'),
            ]}
            rows={revenue.offers.map((offer) => [
              nameOffer(offer),
              format.number(offer.subscribers),
              amount(offer.monthly),
            ])}
          />
        </Sheet>
        <Sheet
          title={t('plans.revenue.byCountry')}
          note={t('plans.revenue.byCountryNote')}
          isEmpty={revenue.countries.length === 0}
        >
          <FiguresTable
            caption={t('plans.revenue.byCountry')}
            headings={[t('plans.revenue.country'), t('plans.revenue.sold')]}
            rows={revenue.countries.map((one) => [country(one.country), amount(one.amount)])}
          />
        </Sheet>
        <Sheet
          title={t('plans.revenue.owed')}
          note={t('plans.revenue.owedNote')}
          isEmpty={revenue.owed.length === 0}
        >
          <FiguresTable
            caption={t('plans.revenue.owed')}
            headings={[t('plans.revenue.owedWhat'), t('plans.revenue.amount')]}
            rows={revenue.owed.map((one) => [owed[one.what], amount(one.amount)])}
          />
        </Sheet>
      </div>
    </>
  );
}
