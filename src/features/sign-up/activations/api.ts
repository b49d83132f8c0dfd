import { guard, serve } from '#platform/http/guard.ts';
import { activationsContract } from './contract.ts';
import { activate, describeActivation } from './server/activate.ts';

const os = serve(activationsContract);

/** Links are 256 random bits; this only keeps a brute-force attempt from becoming a load. */
const linkUses = { access: 'anyone', limit: { tries: 60, seconds: 15 * 60 }, limitBy: 'address' } as const;

export const activationsApi = {
  activation: os.activation
    .use(guard('signUp.activation', linkUses))
    .handler(({ context, input }) => describeActivation(context, input)),
  activate: os.activate
    .use(guard('signUp.activate', linkUses))
    .handler(({ context, input }) => activate(context, input)),
};
