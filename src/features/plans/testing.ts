import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { PaymentCtx } from '#features/payments/server/public.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { insertOrder, type OrderRow } from './purchase/server/orders.ts';
import { chargeJob, chargeRenewal, type ChargeJob } from './renewals/server/renew.ts';

/** A purchase of someone's that has just been begun, without its payment. */
export function makePurchase(ctx: Pick<Ctx, 'db' | 'clock'>, userId: UserId): Promise<OrderRow> {
  const price = money(900, 'USD');
  const none = money(0, 'USD');
  return insertOrder(ctx, userId, {
    id: randomUUID(),
    key: randomUUID(),
    offer: { plan: 'standard', period: 'month' },
    hasCoupon: false,
    quote: {
      kind: 'first',
      price,
      discount: none,
      freeDays: 0,
      credit: none,
      renews: price,
      tax: none,
      rule: undefined,
      total: price,
      endsAt: ctx.clock.now(),
      live: undefined,
      buyer: {
        name: 'Test Person',
        emailAddress: undefined,
        country: 'US',
        language: 'en',
        minor: false,
        greets: undefined,
      },
    },
  });
}

/** The jobs of plans that are sent, as the manifest defines them. */
export function definePlanJobs(jobs: Pick<Jobs, 'define'>, ctx: PaymentCtx): void {
  jobs.define(chargeJob, (job: ChargeJob) => chargeRenewal(ctx, job));
}
