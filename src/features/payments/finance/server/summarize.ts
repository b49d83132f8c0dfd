import { adminHref } from '#admin-urls.ts';
import { holdsPermission } from '#core/permissions.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { PaymentRow } from '#features/payments/server/payment-rows.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePayments } from './describe-payments.ts';
import type { PaymentSummary } from '../contract.ts';

/** What a summary is made from. */
export const summaryColumns = [
  'payments.id',
  'payments.created_at',
  'payments.user_id',
  'payments.purpose',
  'payments.purpose_id',
  'payments.description',
  'payments.amount',
  'payments.currency',
  'payments.method',
  'payments.provider',
  'payments.state',
] as const;

type SummaryRow = Pick<
  PaymentRow,
  | 'id'
  | 'created_at'
  | 'user_id'
  | 'purpose'
  | 'purpose_id'
  | 'description'
  | 'amount'
  | 'currency'
  | 'method'
  | 'provider'
  | 'state'
>;

/** Payments as lists show them. The payer is the account, by its name; addresses stay sealed. */
export async function summarize(ctx: Ctx, rows: readonly SummaryRow[]): Promise<PaymentSummary[]> {
  const people = await describePeople(
    ctx,
    rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])),
  );
  const { actor } = ctx;
  const mayOpen = actor.kind !== 'visitor' && holdsPermission(actor, 'users.find');
  const described = await describePayments(ctx, rows);
  return described.map(({ id, created_at, user_id, amount, currency, ...row }) => {
    const person = user_id === null ? undefined : people.get(user_id);
    return {
      id,
      createdAt: created_at.toISOString(),
      payer:
        user_id !== null && person
          ? { name: person.displayName, href: mayOpen ? adminHref('adminUser', { id: user_id }) : null }
          : null,
      purpose: row.purpose,
      description: row.description,
      amount: { amount, currency },
      method: row.method,
      provider: row.provider,
      state: row.state,
    };
  });
}
