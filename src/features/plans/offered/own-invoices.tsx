import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import { usePlanWords } from '../web/use-plan-words.ts';
import { ownInvoicesQuery } from './own-subscription-query.ts';

/** What the viewer has paid so far, each with its document to read or print. */
export function OwnInvoices() {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const { amount } = usePlanWords();
  const { data } = useSuspenseQuery(ownInvoicesQuery(api));
  if (data.items.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="text-step-1 font-bold">{t('plans.own.invoices')}</h3>
      <ul className="mt-2 divide-y divide-ink-soft/15">
        {data.items.map(({ id, number, issuedOn, gross }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <span>
              {format.dateTime(new Date(`${issuedOn}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}
            </span>
            <bdi className="text-muted">{number}</bdi>
            <bdi className="ms-auto tabular-nums">{amount(gross.amount, gross.currency)}</bdi>
            <a
              href={href('invoice', { reference: id })}
              aria-label={t('plans.own.invoiceOf', { number })}
              className="inline-flex min-h-11 items-center font-semibold text-link"
            >
              {t('plans.own.invoice')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
