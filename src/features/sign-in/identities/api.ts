import { guard, reads, serve } from '#platform/http/guard.ts';
import { identitiesContract } from './contract.ts';
import { startSignInWithProvider, listSignInWays, signInWithProvider } from './server/oauth-flow.ts';

const os = serve(identitiesContract);

/** A whole class on one network address signs in within a minute. */
const flows = { tries: 100, seconds: 15 * 60 };

export const identitiesApi = {
  signInWays: os.signInWays
    .use(guard('signIn.signInWays', { access: 'anyone', limit: reads, limitBy: 'address' }))
    .handler(({ context }) => listSignInWays(context)),
  departToProvider: os.departToProvider
    .use(guard('signIn.departToProvider', { access: 'anyone', limit: flows, limitBy: 'address' }))
    .handler(({ context, input }) => startSignInWithProvider(context, input)),
  signInWithGoogle: os.signInWithGoogle
    .use(guard('signIn.signInWithGoogle', { access: 'anyone', limit: flows, limitBy: 'address' }))
    .handler(({ context, input }) => signInWithProvider(context, 'google', input)),
  signInWithFacebook: os.signInWithFacebook
    .use(guard('signIn.signInWithFacebook', { access: 'anyone', limit: flows, limitBy: 'address' }))
    .handler(({ context, input }) => signInWithProvider(context, 'facebook', input)),
};
