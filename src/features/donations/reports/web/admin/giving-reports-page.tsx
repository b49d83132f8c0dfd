import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import type { Currency } from '#core/money.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import type { GivingReport } from '#features/donations/reports/contract.ts';
import { groupNames } from '#features/donations/reports/policy.ts';
import { CurrencyTabs } from './currency-tabs.tsx';
import { FigureCards } from './figure-cards.tsx';
import { AsTable, GroupSheet } from './group-sheet.tsx';
import { GroupStrips } from './group-strips.tsx';
import { GroupTable } from './group-table.tsx';
import { PeriodsSheet } from './periods-sheet.tsx';
import { givingReportQuery } from './report-query.ts';
import { RunningSheet } from './running-sheet.tsx';
import { SpanBar } from './span-bar.tsx';

/** `/admin/giving/reports`: what was given on some days, as the books have it, and how the appeals that run now stand. */
export default function GivingReportsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const { data: report } = useSuspenseQuery(givingReportQuery(api, search));
  const { currency, currencies, span, from, until } = report;
  const days: Record<string, string> = span === null ? { from, until } : { span };
  const chosen = currencies.find((each) => each.currency === currency);
  const file = new URLSearchParams(days);
  if (currency !== null) file.set('currency', currency);
  return (
    <>
      <AdminPageHead
        title={t('donations.reports.title')}
        trail={[{ text: t('donations.list.title'), href: adminHref('adminGiving') }]}
        actions={
          <>
            <Button
              variant="secondary"
              icon={IconDownload}
              href={`${listingFileHref('giving-report')}?${file}`}
              data-reload
              download
            >
              {t('donations.reports.file')}
            </Button>
            <PrintButton>{t('donations.reports.print')}</PrintButton>
          </>
        }
      >
        {t('donations.reports.intro')}
      </AdminPageHead>
      <SpanBar report={report} />
      <CurrencyTabs report={report} days={days} />
      {chosen ? (
        <>
          <FigureCards figures={chosen} />
          <div className="mt-6 grid grid-flow-row-dense grid-cols-1 items-start gap-6 lg:grid-cols-3">
            <PeriodsSheet report={report} currency={chosen.currency} />
            {report.groups.map((group) => (
              <Group key={group.by} group={group} currency={chosen.currency} />
            ))}
          </div>
        </>
      ) : (
        <div className="mt-6">
          <EmptyState scene="give" title={t('donations.reports.empty')}>
            {t('donations.reports.emptyText')}
          </EmptyState>
        </div>
      )}
      <RunningSheet running={report.running} />
    </>
  );
}

/** Purposes are many and long to name, so they are a table; the others are few, and drawn. */
function Group({ group, currency }: { group: GivingReport['groups'][number]; currency: Currency }) {
  const t = useTranslations();
  const { by, rows } = group;
  if (by === 'purpose')
    return (
      <GroupSheet title={t(groupNames[by])} note={t('donations.reports.byPurposeNote')} columns={3}>
        <GroupTable group={group} currency={currency} />
      </GroupSheet>
    );
  return (
    <GroupSheet
      title={t(groupNames[by])}
      {...(by === 'channel' && { note: t('donations.reports.byChannelNote'), columns: 2 as const })}
    >
      <GroupStrips rows={rows} currency={currency} />
      <AsTable>
        <GroupTable group={group} currency={currency} />
      </AsTable>
    </GroupSheet>
  );
}
