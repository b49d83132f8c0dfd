import type { UserId } from '#core/ids.ts';
import { signedIn } from '#core/actor.ts';
import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Identity, ProviderName } from '#platform/sign-in-with/identity-provider.ts';
import type { SessionAnswer } from '#features/sign-in/sessions/contract.ts';
import type { ProviderChangeInput, WaysIn } from '#features/sign-in/ways-in/contract.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { confirmPassword } from '#features/sign-in/passwords/server/confirm-password.ts';
import { renewSecrets } from '#features/sign-in/sessions/server/sessions.ts';
import { describeWaysIn, keepOneWayIn } from './ways-in.ts';
import { mailNewWayIn } from './new-way-in-mail.ts';

const names = { google: 'Google', facebook: 'Facebook' } as const;

/**
 * Gives the caller an identity as another way in; her session gets new secrets, and she gets a mail about it. Refuses
 * an identity of another account.
 */
export async function linkIdentity(
  ctx: RequestCtx,
  provider: ProviderName,
  identity: Identity,
): Promise<SessionAnswer> {
  const { userId, sessionId } = signedIn(ctx);
  const secrets = await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const added = await ctx.db
      .insertInto('identities')
      .values({
        provider,
        subject: identity.subject,
        user_id: userId,
        email_address: identity.emailAddress ?? '',
        created_at: now,
        last_used_at: now,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (added) {
      await recordAudit(ctx, {
        who: userId,
        what: 'identity.linked',
        subject: userId,
        why: 'by herself',
        after: { provider },
      });
      await mailNewWayIn(ctx, userId, () => names[provider]);
    } else if ((await ownerOf(ctx, provider, identity)) !== userId) {
      throw new Conflict('identity_taken', 'signIn.waysIn.taken');
    }
    return renewSecrets(ctx, sessionId);
  });
  ctx.sessionCookie.set(secrets.cookie, secrets.remember);
  return { token: secrets.token };
}

/** Removes the provider as a way in. Requires the password, and another way in that remains. */
export async function unlinkProvider(ctx: RequestCtx, input: ProviderChangeInput): Promise<WaysIn> {
  const userId = await confirmPassword(ctx, input.currentPassword);
  const { provider } = input;
  await inTransaction(ctx, async (ctx) => {
    await keepOneWayIn(ctx, userId, () =>
      ctx.db
        .deleteFrom('identities')
        .where('user_id', '=', userId)
        .where('provider', '=', provider)
        .execute(),
    );
    await recordAudit(ctx, {
      who: userId,
      what: 'identity.unlinked',
      subject: userId,
      why: 'by herself',
      before: { provider },
    });
  });
  return describeWaysIn(ctx);
}

async function ownerOf(
  { db }: RequestCtx,
  provider: ProviderName,
  { subject }: Identity,
): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}
