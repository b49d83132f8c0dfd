import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { checkoutContract } from './contract.ts';
import { cancelCheckout, getCheckout, pay, verify } from './server/checkouts.ts';

const os = serve(checkoutContract);
/** The address of the page is proof enough: anyone who has it may pay, signed in or not. */
const open = { access: 'anyone', openTo: ['waiting'] } as const;

export const checkoutApi = {
  checkout: os.checkout
    .use(guard('sandbox.checkout', { ...open, limit: reads }))
    .handler(({ context, input }) => getCheckout(context, input)),
  pay: os.pay
    .use(guard('sandbox.pay', { ...open, limit: writes }))
    .handler(({ context, input }) => pay(context, input)),
  verify: os.verify
    .use(guard('sandbox.verify', { ...open, limit: writes }))
    .handler(({ context, input }) => verify(context, input)),
  cancel: os.cancel
    .use(guard('sandbox.cancel', { ...open, limit: writes }))
    .handler(({ context, input }) => cancelCheckout(context, input)),
};
