import { sql, type RawBuilder } from 'kysely';
import { hourMs } from '#core/durations.ts';
import { unaskable } from '#features/payments/deciding/policy.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { PaymentQueue } from '../policy.ts';

type Condition = (ctx: Pick<Ctx, 'clock'>) => RawBuilder<boolean>;

const hourAgo = ({ clock }: Pick<Ctx, 'clock'>) => new Date(clock.now().getTime() - hourMs);

/** Which payments are in a queue. */
export const inQueue: Record<PaymentQueue, Condition> = {
  review: () => sql`payments.state = 'review'`,
  // Those whose provider cannot be asked wait for a person, however they stand.
  unclear: (ctx) => sql`(payments.changed_at <= ${hourAgo(ctx)} and (payments.state = 'unknown' or (
    payments.state in ('pending', 'authorised') and payments.provider = any(${[...unaskable]}::text[]))))`,
  refunds: (ctx) => sql`payments.id in (
    select payment_id from payment_refunds where ${isRefundWaiting(ctx)})`,
  confirmations: ({ clock }) => sql`payments.id in (
    select payment_id from payment_refund_requests where state = 'waiting' and expires_at > ${clock.now()})`,
};

/** Which refunds were refused, or had no answer from a provider that cannot be asked. */
export const isRefundWaiting: Condition = (ctx) => sql`(
  (payment_refunds.state = 'failed' and payment_refunds.set_aside_at is null) or (
    payment_refunds.state in ('unknown', 'pending') and payment_refunds.changed_at <= ${hourAgo(ctx)}
    and payment_refunds.payment_id in (select id from payments where provider = any(${[...unaskable]}::text[]))))`;

/** Which webhooks could not be worked off: for an hour, or because no payment has their name. */
export const isStuck: Condition = (ctx) => sql`(
  (payment_webhooks.state = 'waiting' and payment_webhooks.received_at <= ${hourAgo(ctx)}) or (
    payment_webhooks.state = 'ignored' and payment_webhooks.problem is not null
    and payment_webhooks.set_aside_at is null))`;
