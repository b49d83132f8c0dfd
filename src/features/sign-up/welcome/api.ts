import { guard, serve, writes } from '#platform/http/guard.ts';
import { welcomeContract } from './contract.ts';
import { introduceSelf } from './server/introduce-self.ts';

const os = serve(welcomeContract);

export const welcomeApi = {
  introduceSelf: os.introduceSelf
    .use(guard('signUp.introduceSelf', { access: 'member', limit: writes }))
    .handler(({ context, input }) => introduceSelf(context, input)),
};
