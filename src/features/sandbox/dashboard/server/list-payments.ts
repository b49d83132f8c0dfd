import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { PaymentRow } from '#features/sandbox/payments/server/payment-rows.ts';
import { cards } from '#features/sandbox/policy.ts';
import type { DashboardPayment } from '../contract.ts';
import { possibleActs } from '../policy.ts';

/** The page is for trying out what was just done; what is older is in the product's own list of payments. */
const most = 30;

/** The latest payments first. */
export async function listPayments(ctx: Ctx): Promise<DashboardPayment[]> {
  if (!ctx.sandbox) throw new NotFound();
  const rows = await ctx.db
    .selectFrom('sandbox_payments')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return viewPayments(ctx, rows);
}

/** Payments with what can be done to each now. */
export async function viewPayments(
  { db }: Pick<Ctx, 'db'>,
  payments: readonly PaymentRow[],
): Promise<DashboardPayment[]> {
  if (payments.length === 0) return [];
  const ids = payments.map(({ id }) => id);
  const methodIds = payments.flatMap(({ method_id }) => method_id ?? []);
  const [disputes, events, methods] = [
    await lastDisputes(db, ids),
    await lastEvents(db, ids),
    methodIds.length === 0 ? new Map<string, boolean>() : await readMethods(db, methodIds),
  ];
  return payments.map((payment) => {
    const { id, reference, description, amount, currency, status, card, created_at, method_id } = payment;
    const dispute = disputes.get(id) ?? null;
    const webhook = events.get(id) ?? null;
    const declinesNext = (method_id === null ? undefined : methods.get(method_id)) ?? null;
    return {
      id,
      reference,
      description,
      amount,
      currency,
      status,
      card,
      createdAt: created_at.toISOString(),
      dispute,
      webhook,
      declinesNext: declinesNext ?? false,
      possible: possibleActs({
        status,
        isDisputed: dispute === 'open',
        hasEvent: webhook !== null,
        declinesNext,
      }),
    };
  });
}

async function lastDisputes(db: Ctx['db'], ids: readonly string[]) {
  const rows = await db
    .selectFrom('sandbox_disputes')
    .distinctOn('payment_id')
    .select(['payment_id', 'status'])
    .where('payment_id', 'in', ids)
    .orderBy('payment_id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ payment_id, status }) => [payment_id, status]));
}

async function lastEvents(db: Ctx['db'], ids: readonly string[]) {
  const rows = await db
    .selectFrom('sandbox_events')
    .distinctOn('payment_id')
    .select(['payment_id', 'type', 'due_at', 'delivered_at'])
    .where('payment_id', 'in', ids)
    .orderBy('payment_id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ payment_id, type, due_at, delivered_at }) => {
      const isOver = due_at === null;
      const state = isOver ? (delivered_at === null ? 'given_up' : 'arrived') : 'waiting';
      return [payment_id, { type, state } as const];
    }),
  );
}

/** Whether each declines its next charge, apart from cards whose own rules refuse every later one. */
async function readMethods(db: Ctx['db'], ids: readonly string[]) {
  const rows = await db
    .selectFrom('sandbox_methods')
    .select(['id', 'card', 'declines_next'])
    .where('id', 'in', ids)
    .execute();
  const chargeable = rows.filter(({ card }) => {
    const { renewals } = cards[card];
    return renewals === undefined || renewals === 'declined_once';
  });
  return new Map(chargeable.map(({ id, declines_next }) => [id, declines_next]));
}
