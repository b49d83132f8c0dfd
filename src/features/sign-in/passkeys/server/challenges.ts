import * as z from 'zod';
import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { spendNonce } from '#platform/idempotency/nonces.ts';

/** A browser that offers passkeys as autofill keeps its challenge as long as one may take. */
const challengeSeconds = 10 * 60;

/** One for each open tab that requested one; older ones are forgotten. */
const keptAtMost = 4;

const Kept = z.object({
  challenges: z.array(z.object({ challenge: z.string(), about: z.unknown(), until: z.number() })),
});
type Kept = z.infer<typeof Kept>['challenges'];

const ClientData = z.object({ challenge: z.string() });

/** What a challenge is for; one cannot be answered as the other. */
type Purpose = 'passkey-setup' | 'passkey';

/** The browser keeps the challenge it was given, along with its purpose. */
export function keepChallenge(
  ctx: RequestCtx,
  purpose: Purpose,
  challenge: string,
  about: object = {},
): void {
  const until = ctx.clock.now().getTime() + challengeSeconds * 1000;
  const challenges = [...readKept(ctx, purpose), { challenge, about, until }].slice(-keptAtMost);
  ctx.signedCookies.set(purpose, { challenges }, challengeSeconds);
}

/**
 * The challenge of this browser that `clientDataJSON` answers, and what was kept with it; works once. Refuses one that
 * has expired, was used, or was never given.
 */
export async function spendChallenge(
  ctx: RequestCtx,
  purpose: Purpose,
  clientDataJSON: string,
): Promise<{ challenge: string; about: unknown }> {
  const kept = readKept(ctx, purpose);
  const answered = readAnswered(clientDataJSON);
  const found = kept.find(({ challenge }) => challenge === answered);
  const others = kept.filter((one) => one !== found);
  if (others.length) ctx.signedCookies.set(purpose, { challenges: others }, challengeSeconds);
  else ctx.signedCookies.clear(purpose);
  // Anyone who had copied the cookie could send it again.
  if (!found || !(await spendNonce(ctx, `passkey:${found.challenge}`, new Date(found.until)))) {
    throw new Conflict('passkey_over', 'signIn.passkey.over');
  }
  return { challenge: found.challenge, about: found.about };
}

function readKept(ctx: RequestCtx, purpose: Purpose): Kept {
  const now = ctx.clock.now().getTime();
  const { data } = Kept.safeParse(ctx.signedCookies.read(purpose));
  return data?.challenges.filter(({ until }) => until > now) ?? [];
}

/** The challenge that a device says it is answering; undefined if its data is unreadable. */
function readAnswered(clientDataJSON: string): string | undefined {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return undefined;
  }
}

/** The relying party of our passkeys: this site, by its public address. */
export function siteOf({ origin }: Pick<RequestCtx, 'origin'>): { rpID: string; origin: string } {
  return { rpID: new URL(origin).hostname, origin };
}

/** Loaded only when someone uses a passkey: it brings certificates and their formats along. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
