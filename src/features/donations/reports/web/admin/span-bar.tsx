import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { GivingReport } from '#features/donations/reports/contract.ts';
import { reportSpans, spanNames } from '#features/donations/reports/policy.ts';
import { useReportWords } from './use-report-words.ts';

/** Over which days: one of the usual spans, or a range. A form that only reads, so it works without scripts. */
export function SpanBar({ report: { span, from, until, currency } }: { report: GivingReport }) {
  const t = useTranslations();
  const { day } = useReportWords();
  return (
    <section
      aria-label={t('donations.reports.days')}
      className="mt-5 rounded-card bg-paper p-5 shadow-lift-1"
    >
      <p className="font-semibold">{t('donations.reports.shown', { from: day(from), until: day(until) })}</p>
      <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-4 print:hidden">
        <ul className="flex flex-wrap gap-2">
          {reportSpans.map((each) => (
            <li key={each}>
              <a
                href={adminHref('adminGivingReports', undefined, {
                  span: each,
                  currency: currency ?? undefined,
                })}
                aria-current={each === span ? 'true' : undefined}
                className={classNames(
                  'flex min-h-11 items-center rounded-control px-4',
                  each === span ? 'bg-tint-olive font-bold text-ink' : 'bg-sand hover:bg-track',
                )}
              >
                {t(spanNames[each])}
              </a>
            </li>
          ))}
        </ul>
        <form
          method="get"
          action={adminHref('adminGivingReports')}
          className="flex flex-wrap items-end gap-3"
        >
          {currency !== null && <input type="hidden" name="currency" value={currency} />}
          <Field label={t('donations.list.from')}>
            {(control) => (
              <TextInput {...control} key={from} type="date" name="from" defaultValue={from} required />
            )}
          </Field>
          <Field label={t('donations.list.until')}>
            {(control) => (
              <TextInput {...control} key={until} type="date" name="until" defaultValue={until} required />
            )}
          </Field>
          <Button type="submit" variant="secondary">
            {t('donations.reports.show')}
          </Button>
        </form>
      </div>
    </section>
  );
}
