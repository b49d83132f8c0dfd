import type { Selectable } from 'kysely';
import { money, type Money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SandboxPaymentsTable } from '#features/sandbox/server/tables.ts';
import { unknownPayment } from './sandbox-refused.ts';

export type PaymentRow = Selectable<SandboxPaymentsTable>;

/** A payment as it is now; undefined if there is none. */
export function findPayment({ db }: Pick<Ctx, 'db'>, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same by the merchant's own name for it. */
export function findByReference({ db }: Pick<Ctx, 'db'>, reference: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('sandbox_payments').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** A payment that nobody else changes until the end of the transaction; refuses an unknown one. */
export async function lockPayment({ db }: Pick<Ctx, 'db'>, id: string): Promise<PaymentRow> {
  const payment = await db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw unknownPayment();
  return payment;
}

/** Changes a payment that is locked; answers with what it is then. */
export function changePayment(
  { db }: Pick<Ctx, 'db'>,
  id: string,
  change: Partial<Omit<PaymentRow, 'id' | 'reference' | 'amount' | 'currency' | 'created_at'>>,
): Promise<PaymentRow> {
  return db
    .updateTable('sandbox_payments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function moneyOf({ amount, currency }: Pick<PaymentRow, 'amount' | 'currency'>): Money {
  return money(amount, currency);
}
