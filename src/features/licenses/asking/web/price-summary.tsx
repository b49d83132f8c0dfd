import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { useTaxName } from '#features/invoices/offered/use-tax-name.ts';
import { Card } from '#ui/card/card.tsx';
import type { LicenseQuote } from '../contract.ts';

/** What so many seats cost for the year, in its parts. */
export function PriceSummary({ quote }: { quote: LicenseQuote }) {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  const nameTax = useTaxName();
  const { seats, unit, price, tax, total, currency } = quote;
  const say = (amount: number) => moneyText(money(amount, currency), locale);
  const taxLabel = tax
    ? t('licenses.quote.tax', {
        tax: nameTax(tax.name),
        rate: format.number(tax.rate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
      })
    : '';
  return (
    <Card as="section" tone="sand" labelledBy="license-price">
      <h2 id="license-price" className="text-step-1 font-bold">
        {t('licenses.quote.title')}
      </h2>
      <dl className="mt-4 space-y-2">
        <Row label={t('licenses.quote.seats', { seats, unit: say(unit) })} sum={say(price)} />
        {tax?.mode === 'added' && <Row label={taxLabel} sum={say(tax.amount)} />}
        <div className="flex justify-between gap-4 border-t border-ink-soft/25 pt-3 text-step-1 font-bold">
          <dt>{t('licenses.quote.total')}</dt>
          <dd className="shrink-0 tabular-nums">
            <bdi>{say(total)}</bdi>
          </dd>
        </div>
        {tax?.mode === 'inclusive' && (
          <Row label={t('licenses.quote.includes', { tax: taxLabel })} sum={say(tax.amount)} />
        )}
      </dl>
      <p className="mt-5 text-pretty text-ink-soft">{t('licenses.quote.follows')}</p>
    </Card>
  );
}

function Row({ label, sum }: { label: string; sum: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="shrink-0 tabular-nums">
        <bdi>{sum}</bdi>
      </dd>
    </div>
  );
}
