import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { waysInContract } from './contract.ts';
import { unlinkProvider } from '../identities/server/link-provider.ts';
import { startLinkingProvider } from '../identities/server/oauth-flow.ts';
import { describeWaysIn } from '../identities/server/ways-in.ts';

const os = serve(waysInContract);

export const waysInApi = {
  waysIn: os.waysIn
    .use(guard('signIn.waysIn', { access: 'member', openTo: ['waiting'], limit: reads }))
    .handler(({ context }) => describeWaysIn(context)),
  departToLink: os.departToLink
    .use(guard('signIn.departToLink', { access: 'member', limit: writes }))
    .handler(({ context, input }) => startLinkingProvider(context, input)),
  unlinkProvider: os.unlinkProvider
    .use(guard('signIn.unlinkProvider', { access: 'member', limit: writes }))
    .handler(({ context, input }) => unlinkProvider(context, input)),
};
