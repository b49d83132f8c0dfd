import { localDateOf } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findMethodOfPayment, findSavedMethod } from '#features/payments/server/public.ts';
import {
  listContributionsOf,
  placeOfDonation,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import type { RecurrenceView } from '../contract.ts';
import { maySkip, mostMonths, skippedAhead } from '../policy.ts';
import { findRecurrence, scheduleOf, todayOf, type RecurrenceRow } from './recurrence-rows.ts';

/** What comes next of a donation that recurs; null for one that is given once, or not paid yet. */
export async function viewRecurrence(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  donation: DonationRow,
): Promise<RecurrenceView | null> {
  const recurrence = donation.period === 'once' ? undefined : await findRecurrence(ctx, donation.id);
  if (!recurrence) return null;
  const today = todayOf(ctx, donation);
  const schedule = scheduleOf(donation, recurrence);
  const { day, next_on, due_at, tries, payment_id, paused_from, skipped_on, canceled_at } = recurrence;
  return {
    day,
    nextOn: next_on,
    isCharging: payment_id !== null,
    triedAgainOn: tries > 0 && due_at ? localDateOf(due_at, placeOfDonation(donation).timeZone) : null,
    pausedFrom: paused_from,
    skippedOn: skipped_on !== null && skipped_on >= today ? skipped_on : null,
    mayUnskip: skippedAhead(schedule, today) !== undefined && payment_id === null,
    maySkip: maySkip(schedule, today),
    mostMonths: mostMonths(schedule, today),
    isCanceled: canceled_at !== null,
    way: await viewWay(ctx, donation, recurrence),
  };
}

/** The way to pay of the gifts to come; undefined if there is none that can still be charged. */
export async function findWay(
  ctx: Pick<Ctx, 'db'>,
  { donation_id, payment_method_id }: RecurrenceRow,
): Promise<{ id: string; label: string } | undefined> {
  const id = payment_method_id ?? (await findToldLater(ctx, donation_id));
  const saved = id === undefined ? undefined : await findSavedMethod(ctx, id);
  return id !== undefined && saved ? { id, label: saved.label } : undefined;
}

/** A provider may tell of the way to pay only after the payment that saved it. */
async function findToldLater(ctx: Pick<Ctx, 'db'>, donationId: string): Promise<string | undefined> {
  const [latest] = await listContributionsOf(ctx, donationId);
  return latest?.payment_id == null ? undefined : findMethodOfPayment(ctx, latest.payment_id);
}

async function viewWay(
  ctx: Pick<Ctx, 'db'>,
  donation: DonationRow,
  recurrence: RecurrenceRow,
): Promise<RecurrenceView['way']> {
  const way = donation.state === 'running' ? await findWay(ctx, recurrence) : undefined;
  return way ? { method: recurrence.method, label: way.label } : null;
}
