import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import type { DocumentView } from '#features/invoices/documents/contract.ts';

/** What was paid for, line by line. */
export function DocumentLines({ document: { lines } }: { document: DocumentView }) {
  const t = useTranslations();
  const locale = useLocale();
  const format = useFormatter();
  const say = ({ amount, currency }: DocumentView['gross']) => moneyText(money(amount, currency), locale);
  return (
    <table className="mt-8 w-full max-sm:text-step--1">
      <thead>
        <tr className="border-b border-ink text-step--1 text-muted">
          <th className="py-2 text-start font-medium">{t('invoices.document.what')}</th>
          <th className="ps-4 max-sm:ps-2 text-end font-medium">{t('invoices.document.quantity')}</th>
          <th className="ps-4 max-sm:ps-2 text-end font-medium">{t('invoices.document.unit')}</th>
          <th className="ps-4 max-sm:ps-2 text-end font-medium">{t('invoices.document.total')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index} className="border-b border-line tabular-nums">
            <th scope="row" className="py-3 text-start font-normal">
              {line.text}
            </th>
            <td className="ps-4 max-sm:ps-2 text-end">{format.number(line.quantity)}</td>
            <td className="ps-4 max-sm:ps-2 text-end whitespace-nowrap">{say(line.unit)}</td>
            <td className="ps-4 max-sm:ps-2 text-end whitespace-nowrap">{say(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
