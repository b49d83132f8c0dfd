import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { RateCard } from './rate-card.tsx';
import { FeedNote } from './feed-note.tsx';
import { feedQuery, ratesQuery } from './rates-query.ts';

/** `/admin/money/rates`: what each currency is in dollars, who said so and when, and a form for another rate. */
export default function RatesPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { data: rates } = useSuspenseQuery(ratesQuery(api));
  const {
    data: { feed },
  } = useSuspenseQuery(feedQuery(api));
  return (
    <>
      <AdminPageHead title={t('currencies.rates.title')}>{t('currencies.rates.intro')}</AdminPageHead>
      <div className="mt-6 max-w-reading">
        <FeedNote feed={feed} />
      </div>
      <ul className="mt-6 grid gap-5 lg:grid-cols-2">
        {rates.map((rate) => (
          <RateCard key={rate.currency} rate={rate} isFeedStale={feed?.isStale ?? false} />
        ))}
      </ul>
    </>
  );
}
