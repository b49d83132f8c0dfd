import { guard, reads, serve } from '#platform/http/guard.ts';
import { registrationContract } from './contract.ts';
import { signUp } from './server/sign-up.ts';

const os = serve(registrationContract);

export const registrationApi = {
  signUp: os.signUp
    .use(guard('signUp.signUp', { access: 'anyone', limit: reads, limitBy: 'address' }))
    .handler(({ context, input }) => signUp(context, input)),
};
