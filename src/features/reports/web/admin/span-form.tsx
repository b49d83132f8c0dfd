import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { noonOf } from '#core/local-date.ts';
import type { ReportView } from '#features/reports/contract.ts';
import { reportSpans } from '#features/reports/policy.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { classNames } from '#ui/styles/class-names.ts';

interface SpanFormProps {
  report: ReportView;
  search: URLSearchParams;
}

/** Over which days: one of the usual spans, or a range. A form that only reads, so it works without scripts. */
export function SpanForm({ report, search }: SpanFormProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { name: reportName, from, until } = report;
  const isRange = search.has('from') || search.has('until');
  const days = Number(search.get('days') ?? reportSpans[0]);
  const day = (date: string) => format.dateTime(noonOf(date), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section aria-label={t('reports.span.title')} className="mt-5 rounded-card bg-paper p-5 shadow-lift-1">
      <p className="font-semibold">{t('reports.span.shown', { from: day(from), until: day(until) })}</p>
      <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-4 print:hidden">
        <ul className="flex flex-wrap gap-2">
          {reportSpans.map((span) => {
            const isCurrent = !isRange && span === days;
            return (
              <li key={span}>
                <a
                  href={adminHref('adminReport', { reportName }, { days: span })}
                  aria-current={isCurrent ? 'true' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center rounded-control px-4',
                    isCurrent ? 'bg-tint-olive font-bold text-ink' : 'bg-sand hover:bg-track',
                  )}
                >
                  {t('reports.span.days', { days: span })}
                </a>
              </li>
            );
          })}
        </ul>
        <form
          method="get"
          action={adminHref('adminReport', { reportName })}
          className="flex flex-wrap items-end gap-3"
        >
          <Field label={t('reports.span.from')}>
            {(control) => <TextInput {...control} key={from} type="date" name="from" defaultValue={from} />}
          </Field>
          <Field label={t('reports.span.until')}>
            {(control) => (
              <TextInput {...control} key={until} type="date" name="until" defaultValue={until} />
            )}
          </Field>
          <Button type="submit" variant="secondary">
            {t('reports.span.show')}
          </Button>
        </form>
      </div>
    </section>
  );
}
