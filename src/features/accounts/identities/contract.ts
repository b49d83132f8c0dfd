import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

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
      summary: 'List the providers available for signing in',
    })
    .output(SignInWays),
  departToProvider: oc
    .route({
      method: 'POST',
      path: '/sessions/{provider}/departures',
      summary: 'Get the URL for signing in with a provider; a cookie keeps the attempt open for ten minutes',
    })
    .input(DepartInput)
    .output(z.object({ location: z.string() })),
  signInWithGoogle: oc
    .route({
      method: 'POST',
      path: '/sessions/google',
      summary: 'Sign in with the query that Google sent back',
    })
    .input(ArriveInput)
    .output(ArriveAnswer),
  signInWithFacebook: oc
    .route({
      method: 'POST',
      path: '/sessions/facebook',
      summary: 'Sign in with the query that Facebook sent back',
    })
    .input(ArriveInput)
    .output(ArriveAnswer),
};
