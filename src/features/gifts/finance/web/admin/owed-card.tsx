import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { owedQuery } from './gift-queries.ts';

/** What gifts that nobody has claimed come to, which is what the books say. */
export function OwedCard() {
  const t = useTranslations();
  const locale = useLocale();
  const { api } = usePage();
  const { data: all } = useSuspenseQuery(owedQuery(api));
  if (all.length === 0) return null;
  const differ = all.some(({ owed, booked }) => owed.amount !== booked.amount);
  return (
    <Card as="section" labelledBy="gifts-owed" className="mt-6">
      <h2 id="gifts-owed" className="text-step-1 font-bold">
        {t('gifts.owed.title')}
      </h2>
      <p className="mt-1 text-step--1 text-pretty text-muted">{t('gifts.owed.intro')}</p>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
        {all.map(({ owed: { amount, currency } }) => (
          <div key={currency}>
            <dt className="text-step--1 text-muted">{currency}</dt>
            <dd className="text-step-1 font-bold tabular-nums">
              <bdi>{moneyText(money(amount, currency), locale)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {differ && (
        <Callout tone="danger" className="mt-4">
          {t('gifts.owed.differs')}
        </Callout>
      )}
    </Card>
  );
}
