import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

export const Provider = z.enum(['google', 'facebook']);
export type Provider = z.infer<typeof Provider>;

export const SignInWays = z.object({
  /** Only those that this installation has set up. */
  providers: z.array(Provider),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** `onSuccess` is a path on this site to continue to. */
export const DepartInput = z.object({
  provider: Provider,
  onSuccess: z.optional(z.string().check(z.maxLength(2000))),
});
export type DepartInput = z.infer<typeof DepartInput>;

/** The query with which the provider sent the browser back. */
export const ArriveInput = z.object({ query: z.string().check(z.maxLength(8000)) });
export type ArriveInput = z.infer<typeof ArriveInput>;

export const ArriveAnswer = z.object({ token: z.string(), onSuccess: z.nullable(z.string()) });
export type ArriveAnswer = z.infer<typeof ArriveAnswer>;

export const identitiesContract = {
  signInWays: oc
    .route({
      method: 'GET',
      path: '/sessions/ways',
      operationId: 'listSignInWays',
      summary: 'List the providers available for signing in',
    })
    .output(SignInWays),
  departToProvider: oc
    .route({
      method: 'POST',
      path: '/sessions/departures/{provider}',
      operationId: 'startProviderSignIn',
      summary: 'Get the URL for signing in with a provider; a cookie keeps the attempt open for ten minutes',
    })
    .meta(refuses({ notFound: true, conflict: ['provider_unavailable'] }))
    .input(DepartInput)
    .output(z.object({ location: z.string() })),
  signInWithGoogle: oc
    .route({
      method: 'POST',
      path: '/sessions/google',
      operationId: 'signInWithGoogle',
      summary: 'Sign in with the query that Google sent back',
    })
    .meta(
      refuses({
        forbidden: ['consent_denied', 'demo_person', 'provider_refused', 'second_step_required'],
        notFound: true,
        conflict: ['email_taken', 'identity_taken', 'no_email', 'provider_unavailable', 'trip_over'],
      }),
    )
    .input(ArriveInput)
    .output(ArriveAnswer),
  signInWithFacebook: oc
    .route({
      method: 'POST',
      path: '/sessions/facebook',
      operationId: 'signInWithFacebook',
      summary: 'Sign in with the query that Facebook sent back',
    })
    .meta(
      refuses({
        forbidden: ['consent_denied', 'demo_person', 'provider_refused', 'second_step_required'],
        notFound: true,
        conflict: ['email_taken', 'identity_taken', 'no_email', 'provider_unavailable', 'trip_over'],
      }),
    )
    .input(ArriveInput)
    .output(ArriveAnswer),
};
