import * as z from 'zod';
import { Conflict } from '../../../../core/refusals.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import { spendOnce } from '../../../../platform/once/spend-once.ts';

/** A browser that offers passkeys while one types keeps its challenge as long as one may think. */
const challengeSeconds = 10 * 60;

const Challenge = z.object({ challenge: z.string() });

/** What a challenge is for; one cannot be answered as the other. */
type Purpose = 'passkey-setup' | 'passkey';

/** The browser keeps the challenge it was given, with what it is for. */
export function keepChallenge(
  ctx: RequestCtx,
  purpose: Purpose,
  challenge: string,
  about: object = {},
): void {
  ctx.notes.keep(purpose, { challenge, ...about }, challengeSeconds);
}

/** The challenge of this browser and what was kept with it, once. Refuses one that is over, was used, or never given. */
export async function spendChallenge(
  ctx: RequestCtx,
  purpose: Purpose,
): Promise<{ challenge: string; note: unknown }> {
  const note = ctx.notes.read(purpose);
  ctx.notes.drop(purpose);
  const { data } = Challenge.safeParse(note);
  const expiresAt = new Date(ctx.clock.now().getTime() + challengeSeconds * 1000);
  // The cookie could be sent again by who had copied it.
  if (!data || !(await spendOnce(ctx, `passkey:${data.challenge}`, expiresAt))) {
    throw new Conflict('passkey_over', 'accounts.passkey.over');
  }
  return { challenge: data.challenge, note };
}

/** Whose passkeys they are: this site's, by its public address. */
export function siteOf({ origin }: Pick<RequestCtx, 'origin'>): { rpID: string; origin: string } {
  return { rpID: new URL(origin).hostname, origin };
}

/** Loaded when somebody uses a passkey: it brings certificates and their formats along. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
