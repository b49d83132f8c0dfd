import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { Conflict, Forbidden, NotFound } from '../../../../core/refusals.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { spendOnce } from '../../../../platform/once/spend-once.ts';
import {
  providerNames,
  TripFailed,
  type IdentityProvider,
  type ProviderName,
  type Trip,
} from '../../../../platform/sign-in-with/identity-provider.ts';
import { sameOriginPath } from '../../../../urls.ts';
import type { ArriveAnswer, ArriveInput, DepartInput, SignInWays } from '../../contract-identities.ts';
import { goOn } from '../sessions/after-first-step.ts';
import { findOrMakeUser } from './find-or-make-user.ts';

const tripSeconds = 10 * 60;
const tripNote = 'sign-in-trip';

const TripNote = z.object({
  provider: z.enum(providerNames),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  onSuccess: z.string().optional(),
});

/** What this installation has set up, in the order in which it is shown. */
export function listSignInWays({ identityProviders }: Pick<RequestCtx, 'identityProviders'>): SignInWays {
  return { providers: providerNames.filter((name) => identityProviders[name]) };
}

/** Where to send the browser, which keeps the secrets of the trip in a signed cookie. NotFound where it is not set up. */
export async function departToProvider(ctx: RequestCtx, input: DepartInput): Promise<{ location: string }> {
  const trip = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
  const location = await overTrip(() => providerOf(ctx, input.provider).depart(trip));
  const onSuccess = sameOriginPath(input.onSuccess);
  ctx.notes.keep(
    tripNote,
    { provider: input.provider, ...trip, ...(onSuccess && { onSuccess }) },
    tripSeconds,
  );
  return { location: location.href };
}

/**
 * Signs in who came back from a provider, and makes her account if she has none. Refuses an answer that does not
 * belong to a trip which this browser began within ten minutes, and one that was used before.
 */
export async function signInWithProvider(
  ctx: RequestCtx,
  name: ProviderName,
  { query }: ArriveInput,
): Promise<ArriveAnswer> {
  const provider = providerOf(ctx, name);
  const { success, data: trip } = TripNote.safeParse(ctx.notes.read(tripNote));
  ctx.notes.drop(tripNote);
  if (!success || trip.provider !== name || !(await isFirstUse(ctx, trip))) {
    throw new Conflict('trip_over', 'accounts.provider.tripOver');
  }
  const identity = await overTrip(() => provider.arrive(trip, query));
  const user = await inTransaction(ctx, (ctx) => findOrMakeUser(ctx, name, identity));
  const { onSuccess } = trip;
  const { token } = await goOn(ctx, { userId: user.id, remember: true, onSuccess });
  return { token, onSuccess: onSuccess ?? null };
}

function providerOf(ctx: RequestCtx, name: ProviderName): IdentityProvider {
  const provider = ctx.identityProviders[name];
  if (!provider) throw new NotFound();
  return provider;
}

/** The cookie could be sent again by who had copied it. */
function isFirstUse(ctx: RequestCtx, { state }: Trip): Promise<boolean> {
  return spendOnce(ctx, `trip:${state}`, new Date(ctx.clock.now().getTime() + tripSeconds * 1000));
}

async function overTrip<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TripFailed)) throw error;
    if (error.reason === 'denied') throw new Forbidden('consent_denied', 'accounts.provider.denied');
    if (error.reason === 'refused') throw new Forbidden('provider_refused', 'accounts.provider.refused');
    throw new Conflict('provider_unavailable', 'accounts.provider.unavailable');
  }
}

const newSecret = () => randomBytes(32).toString('base64url');
