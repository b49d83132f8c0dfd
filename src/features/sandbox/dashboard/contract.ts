import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { currencyCodes } from '#core/money.ts';
import { cardIds, paymentStatuses } from '../policy.ts';
import { acts } from './policy.ts';

/** A payment as who runs the sandbox sees it. */
export const DashboardPayment = z.object({
  id: z.string(),
  /** The merchant's own name for it. */
  reference: z.string(),
  description: z.string(),
  /** In minor units. */
  amount: z.int(),
  currency: z.enum(currencyCodes),
  status: z.enum(paymentStatuses),
  /** The card that was tried last. */
  card: z.nullable(z.enum(cardIds)),
  createdAt: z.string(),
  /** How its last dispute stands. */
  dispute: z.nullable(z.enum(['open', 'won', 'lost'])),
  /** What was told last, and whether it has arrived; `waiting` if it is tried again. */
  webhook: z.nullable(z.object({ type: z.string(), state: z.enum(['arrived', 'waiting', 'given_up']) })),
  /** Its saved card declines the next charge. */
  declinesNext: z.boolean(),
  possible: z.array(z.enum(acts)),
});
export type DashboardPayment = z.infer<typeof DashboardPayment>;

export const dashboardContract = {
  payments: oc
    .route({
      method: 'GET',
      path: '/sandbox/payments',
      operationId: 'listSandboxPayments',
      summary: 'List the latest payments of the sandbox',
    })
    .meta(refuses({ notFound: true }))
    .output(z.object({ payments: z.array(DashboardPayment) })),
  act: oc
    .route({
      method: 'POST',
      path: '/sandbox/payments/{id}/{act}',
      operationId: 'actInSandbox',
      summary: 'Do to a payment of the sandbox what its payer, her bank or the provider might',
    })
    .meta(refuses({ notFound: true, conflict: ['not_possible'] }))
    .input(z.object({ id: z.string().check(z.maxLength(100)), act: z.enum(acts) }))
    .output(DashboardPayment),
};
