import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import type { DocumentView } from '#features/invoices/documents/contract.ts';
import { taxNameTexts } from '#features/invoices/taxes/policy.ts';

/** The net amount, its taxes and the total. */
export function DocumentSums({ document: { net, taxes, gross } }: { document: DocumentView }) {
  const t = useTranslations();
  const locale = useLocale();
  const format = useFormatter();
  const say = ({ amount, currency }: DocumentView['gross']) => moneyText(money(amount, currency), locale);
  const percent = (rate: number) =>
    format.number(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <dl className="mt-4 ms-auto grid w-fit grid-cols-[auto_auto] gap-x-8 gap-y-1 tabular-nums">
      {taxes.length > 0 && (
        <>
          <dt className="text-muted">{t('invoices.document.net')}</dt>
          <dd className="text-end">{say(net)}</dd>
        </>
      )}
      {taxes.map(({ name, rate, tax }) => (
        <div key={name} className="contents">
          <dt className="text-muted">
            {t('invoices.document.taxLine', { tax: t(taxNameTexts[name]), rate: percent(rate) })}
          </dt>
          <dd className="text-end">{say(tax)}</dd>
        </div>
      ))}
      <dt className="text-step-1 font-bold">{t('invoices.document.gross')}</dt>
      <dd className="text-end text-step-1 font-bold">{say(gross)}</dd>
    </dl>
  );
}
