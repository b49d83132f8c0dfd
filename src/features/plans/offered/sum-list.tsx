import { useLocale, useTranslations } from 'use-intl';
import { money, type Currency } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { useTaxWords } from './use-tax-words.ts';

type SaidTax = Parameters<ReturnType<typeof useTaxWords>>[0] & { amount: number };

interface SumListProps {
  /** What the sum is made of, without tax; amounts in minor units. */
  rows: readonly { label: string; sum: number }[];
  tax: SaidTax | null;
  total: number;
  currency: Currency;
}

/** What is to be paid, in its parts: a tax that is added has a row, and one that is included a line below the total. */
export function SumList({ rows, tax, total, currency }: SumListProps) {
  const t = useTranslations();
  const locale = useLocale();
  const amount = (minor: number) => moneyText(money(minor, currency), locale);
  const sayTax = useTaxWords();
  const all = tax?.mode === 'added' ? [...rows, { label: sayTax(tax), sum: tax.amount }] : rows;
  return (
    <dl className="mt-4 space-y-2">
      {all.map(({ label, sum }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="shrink-0 tabular-nums">
            <bdi>{amount(sum)}</bdi>
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-ink-soft/25 pt-3 text-step-1 font-bold">
        <dt>{t('plans.pay.total')}</dt>
        <dd className="shrink-0 tabular-nums">
          <bdi>{amount(total)}</bdi>
        </dd>
      </div>
      {tax?.mode === 'inclusive' && (
        <div className="flex justify-between gap-4 text-step--1 text-ink-soft">
          <dt>{t('plans.pay.includes', { tax: sayTax(tax) })}</dt>
          <dd className="shrink-0 tabular-nums">
            <bdi>{amount(tax.amount)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
