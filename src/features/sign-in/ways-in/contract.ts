import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { Provider } from '../identities/contract.ts';
import { CurrentPassword } from '#features/people/contract.ts';

/** The ways to sign in to one's own account; times ISO 8601 UTC. */
export const WaysIn = z.object({
  password: z.boolean(),
  identities: z.array(z.object({ provider: Provider, emailAddress: z.string(), since: z.string() })),
});
export type WaysIn = z.infer<typeof WaysIn>;

export const ProviderChangeInput = z.object({ provider: Provider, currentPassword: CurrentPassword });
export type ProviderChangeInput = z.infer<typeof ProviderChangeInput>;

export const waysInContract = {
  waysIn: oc
    .route({
      method: 'GET',
      path: '/users/current/ways-in',
      operationId: 'getWaysIn',
      summary: 'List the ways to sign in to the caller’s account',
    })
    .output(WaysIn),
  departToLink: oc
    .route({
      method: 'POST',
      path: '/users/current/identities/{provider}/departures',
      operationId: 'startProviderLink',
      summary: 'Get the URL for linking a provider to the caller’s account',
    })
    .meta(
      refuses({
        forbidden: ['forbidden', 'reauth_required'],
        notFound: true,
        conflict: ['provider_unavailable'],
      }),
    )
    .input(ProviderChangeInput)
    .output(z.object({ location: z.string() })),
  unlinkProvider: oc
    .route({
      method: 'DELETE',
      path: '/users/current/identities/{provider}',
      operationId: 'unlinkProvider',
      summary: 'Unlink a provider, unless it is the only way to sign in',
    })
    .meta(refuses({ forbidden: ['reauth_required'], conflict: ['last_way_in'] }))
    .input(ProviderChangeInput)
    .output(WaysIn),
};
