import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { signedIn } from '#core/actor.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { spendNonce } from '#platform/idempotency/nonces.ts';
import {
  providerNames,
  OAuthFlowFailed,
  type IdentityProvider,
  type ProviderName,
  type OAuthFlow,
} from '#platform/sign-in-with/identity-provider.ts';
import { href, sameOriginPath } from '#urls.ts';
import type { ArriveAnswer, ArriveInput, DepartInput, SignInWays } from '../contract.ts';
import type { ProviderChangeInput } from '#features/sign-in/ways-in/contract.ts';
import { requireAddress } from '#features/people/server/public.ts';
import { confirmPassword } from '#features/sign-in/passwords/server/confirm-password.ts';
import { continueSignIn } from '#features/sign-in/sessions/server/after-first-step.ts';
import { findOrMakeUser } from './find-or-make-user.ts';
import { linkIdentity } from './link-provider.ts';

const flowSeconds = 10 * 60;
const flowCookie = 'sign-in-trip';

const FlowCookie = z.object({
  provider: z.enum(providerNames),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  onSuccess: z.string().optional(),
  /** Whose account gets the identity, if the flow is not to sign in. */
  linkTo: z.string().optional(),
});

/** What this installation has set up, in display order. */
export function listSignInWays({ identityProviders }: Pick<RequestCtx, 'identityProviders'>): SignInWays {
  return { providers: providerNames.filter((name) => identityProviders[name]) };
}

/** Where to send the browser, which keeps the secrets of the flow in a signed cookie. NotFound if it is not set up. */
export async function startSignInWithProvider(
  ctx: RequestCtx,
  input: DepartInput,
): Promise<{ location: string }> {
  const onSuccess = sameOriginPath(input.onSuccess);
  return startFlow(ctx, input.provider, { ...(onSuccess && { onSuccess }) });
}

/** The same for a signed-in user who wants to sign in with the provider too. Requires the password. */
export async function startLinkingProvider(
  ctx: RequestCtx,
  input: ProviderChangeInput,
): Promise<{ location: string }> {
  await requireAddress(ctx, signedIn(ctx).userId);
  const linkTo = await confirmPassword(ctx, input.currentPassword);
  const onSuccess = href('settingsSecurity', undefined, { done: 'link' });
  return startFlow(ctx, input.provider, { linkTo, onSuccess });
}

/**
 * Signs in a user returning from a provider, and creates her account if she has none; or links the provider to the
 * account with which she began. Refuses an answer that does not belong to a flow begun by this browser within ten minutes,
 * and one already used.
 */
export async function signInWithProvider(
  ctx: RequestCtx,
  name: ProviderName,
  { query }: ArriveInput,
): Promise<ArriveAnswer> {
  const provider = providerOf(ctx, name);
  const { success, data: flow } = FlowCookie.safeParse(ctx.signedCookies.read(flowCookie));
  ctx.signedCookies.clear(flowCookie);
  if (!success || flow.provider !== name || !(await isFirstUse(ctx, flow))) {
    throw flowOver();
  }
  const identity = await withRefusals(() => provider.readCallback(flow, query));
  const { onSuccess, linkTo } = flow;
  if (linkTo !== undefined) {
    if (ctx.actor.kind !== 'member' || ctx.actor.userId !== linkTo) throw flowOver();
    return { token: (await linkIdentity(ctx, name, identity)).token, onSuccess: onSuccess ?? null };
  }
  const user = await inTransaction(ctx, (ctx) => findOrMakeUser(ctx, name, identity));
  const { token } = await continueSignIn(ctx, { userId: user.id, remember: true, onSuccess });
  return { token, onSuccess: onSuccess ?? null };
}

async function startFlow(
  ctx: RequestCtx,
  provider: ProviderName,
  aim: { onSuccess?: string; linkTo?: string },
) {
  const flow = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
  const location = await withRefusals(() => providerOf(ctx, provider).buildAuthorizationUrl(flow));
  ctx.signedCookies.set(flowCookie, { provider, ...flow, ...aim }, flowSeconds);
  return { location: location.href };
}

function providerOf(ctx: RequestCtx, name: ProviderName): IdentityProvider {
  const provider = ctx.identityProviders[name];
  if (!provider) throw new NotFound();
  return provider;
}

/** Anyone who had copied the cookie could send it again. */
function isFirstUse(ctx: RequestCtx, { state }: OAuthFlow): Promise<boolean> {
  return spendNonce(ctx, `trip:${state}`, new Date(ctx.clock.now().getTime() + flowSeconds * 1000));
}

async function withRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OAuthFlowFailed)) throw error;
    if (error.reason === 'denied') throw new Forbidden('consent_denied', 'signIn.provider.denied');
    if (error.reason === 'refused') throw new Forbidden('provider_refused', 'signIn.provider.refused');
    throw new Conflict('provider_unavailable', 'signIn.provider.unavailable');
  }
}

const flowOver = () => new Conflict('trip_over', 'signIn.provider.tripOver');

const newSecret = () => randomBytes(32).toString('base64url');
