import { guard, reads, serve } from '#platform/http/guard.ts';
import { paymentsContract } from './contract.ts';
import { listPayments } from './finance/server/payments-listing.ts';
import { getPayment } from './finance/server/view-payment.ts';

const os = serve(paymentsContract);

const looking = { permission: 'money.read', limit: reads } as const;

export const paymentsApi = os.router({
  adminPayments: os.adminPayments
    .use(guard('payments.adminPayments', looking))
    .handler(({ context, input }) => listPayments(context, input)),
  adminPayment: os.adminPayment
    .use(guard('payments.adminPayment', looking))
    .handler(({ context, input }) => getPayment(context, input.id)),
});
