import { decimalText, money, type Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { fileOfRows } from '#platform/listing/rows-csv.ts';
import { GivingReportRequest, type ReportFigures } from '../contract.ts';
import { groupNames } from '../policy.ts';
import { readGivingReport } from './report.ts';

interface Line extends ReportFigures {
  from: string;
  until: string;
  part: string;
  name: string;
  currency: Currency;
}

/** What the page of a report shows: the sums of every currency, and the parts of the one that is chosen. */
export const givingReportFile = fileOfRows<Line, GivingReportRequest>({
  name: 'giving-report',
  request: GivingReportRequest,
  permission: 'money.read',
  columns: [
    { heading: 'donations.list.from', value: ({ from }) => from },
    { heading: 'donations.list.until', value: ({ until }) => until },
    { heading: 'donations.reports.part', value: ({ part }) => part },
    { heading: 'donations.reports.name', value: ({ name }) => name },
    { heading: 'donations.list.currency', value: ({ currency }) => currency },
    { heading: 'donations.reports.gifts', value: ({ gifts }) => gifts },
    { heading: 'donations.reports.donors', value: ({ donors }) => donors },
    { heading: 'donations.reports.gross', value: ({ gross, currency }) => plain(gross, currency) },
    { heading: 'donations.reports.refunded', value: ({ refunded, currency }) => plain(refunded, currency) },
    { heading: 'donations.reports.net', value: ({ net, currency }) => plain(net, currency) },
    { heading: 'donations.reports.costs', value: ({ costs, currency }) => plain(costs, currency) },
  ],
  list: listLines,
});

function plain(amount: number, currency: Currency): string {
  return decimalText(money(amount, currency));
}

async function listLines(ctx: Ctx, request: GivingReportRequest): Promise<Line[]> {
  const { from, until, currencies, currency, groups } = await readGivingReport(ctx, request);
  const span = { from, until };
  const all = ctx.say('donations.reports.total');
  const totals = currencies.map((sum) => ({ ...span, part: all, name: sum.currency, ...sum }));
  if (currency === null) return totals;
  return [
    ...totals,
    ...groups.flatMap(({ by, rows }) =>
      rows.map((row) => ({ ...span, part: ctx.say(groupNames[by]), ...row, currency })),
    ),
  ];
}
