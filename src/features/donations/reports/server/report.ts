import type { Currency } from '#core/money.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findFirstBooked } from '#features/ledger/server/public.ts';
import { methodNames } from '#features/donations/finance/policy.ts';
import { generalTarget } from '#features/donations/policy.ts';
import { accountsNamed, appealsRunning } from '#features/donations/server/donation-hooks.ts';
import type { GiftMethod } from '#core/payment-providers.ts';
import type { GivingReport, GivingReportRequest, ReportAppeal, ReportFigures } from '../contract.ts';
import {
  channelNames,
  daysOfSpan,
  listPeriods,
  paceOf,
  periodOf,
  reportGroups,
  sourceNames,
  unitFor,
  usualSpan,
  type Days,
  type ReportGroup,
  type Source,
} from '../policy.ts';
import { sumBooked, sumBookedByDay, type Summed } from './sum-booked.ts';

/** What was given on some days, as the books have it, and how the appeals that run now stand. */
export async function readGivingReport(ctx: Ctx, request: GivingReportRequest): Promise<GivingReport> {
  const asked = await readDays(ctx, request);
  const { span, from, until } = asked;
  const sums = await sumBooked(ctx, asked);
  const currencies = sums.filter(({ by }) => by === 'all');
  const currency = request.currency ?? currencies[0]?.currency ?? null;
  const unit = unitFor(asked);
  return {
    span,
    from,
    until,
    currencies: currencies.map((sum) => ({ currency: sum.currency, ...figuresOf(sum) })),
    currency,
    groups: await nameGroups(
      ctx,
      sums.filter((sum) => sum.currency === currency),
    ),
    unit,
    periods: currency === null ? [] : await drawPeriods(ctx, asked, currency),
    running: await listAppeals(ctx),
  };
}

async function readDays(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { span, from, until }: GivingReportRequest,
): Promise<Days & { span: GivingReport['span'] }> {
  if (from !== undefined && until !== undefined)
    return from <= until ? { span: null, from, until } : { span: null, from: until, until: from };
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const chosen = span ?? usualSpan;
  const first = chosen === 'all' ? await findFirstBooked(ctx, 'donations') : undefined;
  return { span: chosen, ...daysOfSpan(chosen, today, first) };
}

function figuresOf({ gifts, donors, gross, refunded, costs }: Summed): ReportFigures {
  return { gifts, donors, gross, refunded, net: gross - refunded, costs };
}

/** The rows of each group, the largest first, each with its name and where it is looked after. */
async function nameGroups(ctx: Ctx, sums: readonly Summed[]): Promise<GivingReport['groups']> {
  const accounts = sums.flatMap(({ by, key }) => (by === 'purpose' ? key : []));
  const named = new Map(
    (await callHook(ctx, accountsNamed, { accounts })).flat().map((one) => [one.account, one] as const),
  );
  const nameOf: Record<ReportGroup, (key: string) => string> = {
    purpose: (key) =>
      named.get(key)?.name ?? (key === generalTarget ? ctx.say('donations.reports.general') : key),
    source: (key) => ctx.say(sourceNames[key as Source]),
    method: (key) => ctx.say(methodNames[key as GiftMethod]),
    channel: (key) => ctx.say(channelNames[key as keyof typeof channelNames]),
  };
  return reportGroups.map((by) => ({
    by,
    rows: sums
      .filter((sum) => sum.by === by)
      .toSorted((one, other) => other.gross - one.gross)
      .map((sum) => ({
        key: sum.key,
        name: nameOf[by](sum.key),
        href: by === 'purpose' ? (named.get(sum.key)?.href ?? null) : null,
        ...figuresOf(sum),
      })),
  }));
}

async function drawPeriods(
  ctx: Pick<Ctx, 'db'>,
  days: Days,
  currency: Currency,
): Promise<GivingReport['periods']> {
  const unit = unitFor(days);
  const summed = Map.groupBy(await sumBookedByDay(ctx, days, currency), ({ day }) =>
    periodOf(day, unit, days),
  );
  return listPeriods(days, unit).map((from) => {
    const own = summed.get(from) ?? [];
    return {
      from,
      gross: own.reduce((sum, { gross }) => sum + gross, 0),
      refunded: own.reduce((sum, { refunded }) => sum + refunded, 0),
    };
  });
}

async function listAppeals(ctx: Ctx): Promise<ReportAppeal[]> {
  const now = ctx.clock.now();
  const appeals = (await callHook(ctx, appealsRunning, undefined)).flat();
  return appeals.map((appeal) => {
    const { pace, raisedShare, timeShare, needed, projected } = paceOf(appeal, now);
    return {
      name: appeal.name,
      href: appeal.href,
      currency: appeal.currency,
      goal: appeal.goal,
      raised: appeal.raised,
      endsAt: appeal.endsAt?.toISOString() ?? null,
      pace,
      raisedShare,
      timeShare: timeShare ?? null,
      needed: needed ?? null,
      projected: projected ?? null,
    };
  });
}
