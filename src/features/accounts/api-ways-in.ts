import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { waysInContract } from './contract-ways-in.ts';
import { unlinkProvider } from './server/identities/link-provider.ts';
import { departToLink } from './server/identities/provider-trips.ts';
import { describeWaysIn } from './server/identities/ways-in.ts';

const os = serve(waysInContract);

export const waysInApi = {
  waysIn: os.waysIn
    .use(guard('accounts.waysIn', { access: 'member', openTo: ['waiting'], limit: reads }))
    .handler(({ context }) => describeWaysIn(context)),
  departToLink: os.departToLink
    .use(guard('accounts.departToLink', { access: 'member', limit: writes }))
    .handler(({ context, input }) => departToLink(context, input)),
  unlinkProvider: os.unlinkProvider
    .use(guard('accounts.unlinkProvider', { access: 'member', limit: writes }))
    .handler(({ context, input }) => unlinkProvider(context, input)),
};
