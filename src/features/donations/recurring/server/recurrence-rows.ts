import type { Selectable } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import { localDateOf, type LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { placeOfDonation, type DonationRow } from '#features/donations/server/donation-rows.ts';
import type { RecurrencesTable, RecurringPaymentsTable } from '#features/donations/server/tables.ts';
import { dueAt, type RecurringPeriod, type Schedule } from '../policy.ts';

export type RecurrenceRow = Selectable<RecurrencesTable>;
export type RecurringPaymentRow = Selectable<RecurringPaymentsTable>;

/** Undefined for a donation that is given once, or whose first payment has not come yet. Its donation is locked for every change. */
export function findRecurrence(
  { db }: Pick<Ctx, 'db'>,
  donationId: string,
): Promise<RecurrenceRow | undefined> {
  return db.selectFrom('recurrences').selectAll().where('donation_id', '=', donationId).executeTakeFirst();
}

export async function findKnownRecurrence(ctx: Pick<Ctx, 'db'>, donationId: string): Promise<RecurrenceRow> {
  const recurrence = await findRecurrence(ctx, donationId);
  if (!recurrence) throw new NotFound();
  return recurrence;
}

export async function updateRecurrence(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { donation_id }: Pick<RecurrenceRow, 'donation_id'>,
  set: Partial<RecurrenceRow>,
): Promise<void> {
  await db
    .updateTable('recurrences')
    .set({ ...set, changed_at: clock.now() })
    .where('donation_id', '=', donation_id)
    .execute();
}

/** A payment after the first; undefined for the first one, and for those of donations that are given once. */
export function findRecurringPayment(
  { db }: Pick<Ctx, 'db'>,
  paymentId: string,
): Promise<RecurringPaymentRow | undefined> {
  return db
    .selectFrom('recurring_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

/** What day it is where a donor is. */
export function todayOf({ clock }: Pick<Ctx, 'clock'>, donation: DonationRow): LocalDate {
  return localDateOf(clock.now(), placeOfDonation(donation).timeZone);
}

/** When the gift of a day is taken where a donor is. */
export function dueOf(donation: DonationRow, on: LocalDate): Date {
  return dueAt(on, placeOfDonation(donation).timeZone);
}

/** How often it is given: of one that recurs. */
export function periodOf({ period }: Pick<DonationRow, 'period'>): RecurringPeriod {
  return period === 'year' ? 'year' : 'month';
}

/** What decides about changing it. */
export function scheduleOf(donation: DonationRow, recurrence: RecurrenceRow): Schedule {
  return {
    period: periodOf(donation),
    day: recurrence.day,
    nextOn: recurrence.next_on,
    pausedFrom: recurrence.paused_from,
    skippedOn: recurrence.skipped_on,
    isCanceled: recurrence.canceled_at !== null,
    isCharging: recurrence.payment_id !== null,
  };
}
