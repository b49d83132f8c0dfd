import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { dashboardContract } from './contract.ts';
import { act } from './server/act.ts';
import { listPayments } from './server/list-payments.ts';

const os = serve(dashboardContract);
/** No real money moves, and nothing here is about a person: so anyone may try things out. */
const open = { access: 'anyone', openTo: ['waiting'] } as const;

export const dashboardApi = {
  payments: os.payments
    .use(guard('sandbox.payments', { ...open, limit: reads }))
    .handler(async ({ context }) => ({ payments: await listPayments(context) })),
  act: os.act
    .use(guard('sandbox.act', { ...open, limit: writes }))
    .handler(({ context, input }) => act(context, input)),
};
