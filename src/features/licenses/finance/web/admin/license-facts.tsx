import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { countriesQuery } from '#page/countries-query.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import { useLicenseWords } from '#features/licenses/holding/web/use-license-words.ts';
import type { AdminLicenseDetail } from '#features/licenses/finance/contract.ts';

/** Who buys what, for how much, and what came of it. */
export function LicenseFacts({ license }: { license: AdminLicenseDetail }) {
  const t = useTranslations();
  const { day, amount } = useLicenseWords();
  const { data: countries } = useSuspenseQuery(countriesQuery(usePage()));
  const { currency, holder, reason, invoiceId } = license;
  const country = countries.find(({ code }) => code === license.country)?.name ?? license.country;
  const facts: [string, ReactNode][] = [
    [
      t('licenses.list.seats'),
      t('licenses.quote.seats', { seats: license.seats, unit: amount(license.unit, currency) }),
    ],
    [t('licenses.admin.tax'), amount(license.tax, currency)],
    [t('licenses.list.total'), <b key="total">{amount(license.total, currency)}</b>],
    [t('licenses.admin.days'), `${day(license.startsOn)} – ${day(license.endsOn)}`],
    [
      t('licenses.admin.holder'),
      holder ? <Holder key="holder" holder={holder} /> : t('licenses.admin.noHolder'),
    ],
    [t('licenses.admin.sharedWith'), t('licenses.seats.count', { count: license.sharedWith })],
    [t('licenses.request.address'), `${license.address}\n${country}`],
    [t('licenses.request.contactName'), license.contactName],
    [t('licenses.request.contactEmail'), license.contactEmail],
    [t('licenses.request.purchaseOrder'), license.purchaseOrder],
    [t('licenses.request.taxNumber'), license.taxNumber],
    [t('licenses.admin.language'), locales[license.language].name],
    [t('licenses.list.dueOn'), license.dueOn === null ? '' : day(license.dueOn)],
    [t('licenses.admin.reminders'), license.reminders === 0 ? '' : String(license.reminders)],
    [t('licenses.admin.paidOn'), license.paidOn === null ? '' : day(license.paidOn)],
    [t('licenses.admin.reference'), license.paidReference ?? ''],
    [t('licenses.admin.reason'), reason ?? ''],
  ];
  return (
    <Card as="section" padding="l" labelledBy="license-facts" className="min-w-0">
      <h2 id="license-facts" className="text-step-1 font-bold">
        {t('licenses.admin.facts')}
      </h2>
      <dl className="mt-4 grid grid-cols-[fit-content(40%)_minmax(0,1fr)] items-baseline gap-x-4 sm:gap-x-6 gap-y-2">
        {facts
          .filter(([, fact]) => fact !== '')
          .map(([term, fact]) => (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="whitespace-pre-wrap wrap-anywhere">
                <bdi>{fact}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {invoiceId !== null && (
        <a
          href={href('invoice', { reference: invoiceId })}
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-link"
        >
          {t('licenses.own.openInvoice')}
        </a>
      )}
    </Card>
  );
}

function Holder({ holder }: { holder: NonNullable<AdminLicenseDetail['holder']> }) {
  return holder.href === null ? (
    holder.name
  ) : (
    <a href={holder.href} className="text-link">
      {holder.name}
    </a>
  );
}
