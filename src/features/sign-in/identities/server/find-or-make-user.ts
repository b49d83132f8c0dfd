import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { Identity, ProviderName } from '#platform/sign-in-with/identity-provider.ts';
import { EmailAddress } from '#features/people/contract.ts';
import {
  insertUsers,
  recordAudit,
  selectUsers,
  updateUsers,
  refuseAbsent,
  emailKey,
} from '#features/people/server/public.ts';
import { addressProved, personArrived } from '#features/sign-in/server/sign-in-hooks.ts';
import { noPassword } from '#platform/crypto/passwords.ts';
import { endSessionsOf } from '#features/sign-in/sessions/server/sessions.ts';
import { removeAddedWaysIn } from './ways-in.ts';

interface Owner {
  id: UserId;
}

type AddressedIdentity = Identity & { emailAddress: string };

/**
 * The account behind an identity. A known identity belongs to its account, whatever became of its address. An unknown
 * one gets the account with its address only if the provider vouches for that address (docs/decisions/0015). Call it in
 * a transaction.
 */
export async function findOrMakeUser(
  ctx: RequestCtx,
  provider: ProviderName,
  identity: Identity,
): Promise<Owner> {
  const known = await ctx.db
    .updateTable('identities')
    .set({ last_used_at: ctx.clock.now() })
    .where('provider', '=', provider)
    .where('subject', '=', identity.subject)
    .returning('user_id as id')
    .executeTakeFirst();
  if (known) return known;
  const emailAddress = EmailAddress.safeParse(identity.emailAddress).data;
  if (!emailAddress) throw new Conflict('no_email', 'signIn.provider.noEmail');
  const addressed = { ...identity, emailAddress };
  const user = (await insertUser(ctx, addressed)) ?? (await claimUser(ctx, addressed));
  await ctx.db
    .insertInto('identities')
    .values({
      provider,
      subject: identity.subject,
      user_id: user.id,
      email_address: emailAddress,
      created_at: ctx.clock.now(),
      last_used_at: ctx.clock.now(),
    })
    .execute();
  return user;
}

async function insertUser(ctx: RequestCtx, identity: AddressedIdentity): Promise<Owner | undefined> {
  const now = ctx.clock.now();
  const user = await insertUsers(ctx.db)
    .values({
      id: randomUUID() as UserId,
      email_address: identity.emailAddress,
      email_key: emailKey(identity.emailAddress),
      email_verified_at: identity.verified ? now : null,
      password_hash: noPassword,
      first_name: fit(identity.firstName),
      last_name: fit(identity.lastName),
      role: 'new',
      language: ctx.locale,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (user) await callHook(ctx, personArrived, { userId: user.id });
  return user;
}

/**
 * Hands over the account that already has the address. Anyone who created it without ever verifying the address may
 * have been someone else, lying in wait for its owner: the password, sessions and other ways in are removed.
 */
async function claimUser(ctx: RequestCtx, identity: AddressedIdentity): Promise<Owner> {
  const user = await selectUsers(ctx.db)
    .select(['id', 'admin', 'role', 'email_verified_at'])
    .where('email_key', '=', emailKey(identity.emailAddress))
    .forUpdate()
    .executeTakeFirst();
  const mayClaim = identity.verified && user && (user.email_verified_at !== null || !user.admin);
  if (!mayClaim) throw new Conflict('email_taken', 'signIn.provider.emailTaken');
  await refuseAbsent(ctx, user.id);
  if (user.email_verified_at !== null) return user;
  await updateUsers(ctx.db)
    .set({
      email_verified_at: ctx.clock.now(),
      password_hash: noPassword,
      // An invited user who comes this way introduces herself at `/welcome/name`.
      ...(user.role === 'invited' && { role: 'new' as const }),
    })
    .where('id', '=', user.id)
    .execute();
  await removeAddedWaysIn(ctx, user.id);
  await callHook(ctx, addressProved, { userId: user.id });
  await endSessionsOf(ctx, user.id);
  const why = 'the provider vouches for the address, which had not been proved here';
  await recordAudit(ctx, {
    who: user.id,
    what: 'account.claimed',
    subject: user.id,
    why,
    before: { verified: false, role: user.role },
    after: { verified: true, role: user.role === 'invited' ? 'new' : user.role },
  });
  return user;
}

/** Trims a name to our rules; a provider's may be anything. */
function fit(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
    .slice(0, 60);
}
