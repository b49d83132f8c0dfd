import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { CurrencyPicker } from '#features/currencies/offered/currency-picker.tsx';
import { offeredCurrencyQuery } from '#features/currencies/offered/offered-currency-query.ts';

export async function load({ page }: PageArgs): Promise<void> {
  await page.queries.query({ ...offeredCurrencyQuery(page.api), staleTime: 0 });
}

/** `/currency`: where every picker of a currency is sent without JavaScript; opened by itself, it is one. */
export default function CurrencyPage() {
  const t = useTranslations();
  const { data: offered } = useSuspenseQuery(offeredCurrencyQuery(usePage().api));
  return (
    <PageSection>
      <PageHead title={t('currencies.picker.title')} path={href('currency')} noindex />
      <h1 className="text-step-3 font-extrabold">{t('currencies.picker.title')}</h1>
      <p className="mt-2 max-w-reading text-muted">
        {t(offered.isChosen ? 'currencies.picker.chosen' : 'currencies.picker.guessed')}
      </p>
      <CurrencyPicker currency={offered.currency} back={href('currency')} className="mt-6" />
    </PageSection>
  );
}
