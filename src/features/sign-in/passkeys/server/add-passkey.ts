import { randomUUID } from 'node:crypto';
import { brand } from '#core/brand.ts';
import { signedIn } from '#core/actor.ts';
import { isStaff } from '#core/permissions.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { AddPasskeyAnswer, AddPasskeyInput, Ceremony } from '../contract.ts';
import { recordAudit, selectUsers, requireAddress } from '#features/people/server/public.ts';
import { mailNewWayIn } from '#features/sign-in/identities/server/new-way-in-mail.ts';
import { confirmPassword } from '#features/sign-in/passwords/server/confirm-password.ts';
import { replaceRecoveryCodes } from '#features/sign-in/second-step/server/recovery-codes.ts';
import { describeDevice } from '#features/sign-in/sessions/server/device.ts';
import { keepChallenge, loadWebAuthn, siteOf, spendChallenge } from './challenges.ts';
import { listPasskeys } from './own-passkeys.ts';

/** More than anyone has devices. */
const atMost = 20;

/** What a browser needs to create a passkey for the caller. Requires the password, and an account with an email. */
export async function preparePasskey(ctx: RequestCtx, currentPassword: string): Promise<Ceremony> {
  await requireAddress(ctx, signedIn(ctx).userId);
  const userId = await confirmPassword(ctx, currentPassword);
  const { email_address, first_name, last_name } = await selectUsers(ctx.db)
    .select(['email_address', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const name = `${first_name} ${last_name}`.trim();
  const known = await ctx.db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', userId)
    .execute();
  if (known.length >= atMost) throw new Conflict('too_many_passkeys', 'signIn.passkey.tooMany');
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: siteOf(ctx).rpID,
    userID: handleOf(userId),
    userName: email_address ?? name,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  keepChallenge(ctx, 'passkey-setup', options.challenge, { userId });
  return { options: { ...options } };
}

/**
 * Adds this passkey as a way in. Creating it verified the person, so this session has completed its second step. Staff
 * without recovery codes get ten.
 */
export async function addPasskey(
  ctx: RequestCtx,
  { credential }: AddPasskeyInput,
): Promise<AddPasskeyAnswer> {
  const caller = signedIn(ctx);
  const { userId, sessionId } = caller;
  const { challenge, about } = await spendChallenge(ctx, 'passkey-setup', credential.response.clientDataJSON);
  if ((about as { userId?: unknown }).userId !== userId) throw refused();
  await requireAddress(ctx, userId);
  const made = await verify(ctx, credential, challenge);
  const recoveryCodes = await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const label = labelOf(ctx);
    const added = await ctx.db
      .insertInto('passkeys')
      .values({
        id: randomUUID(),
        user_id: userId,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: (credential.response.transports ?? []).join(','),
        label,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw refused();
    await ctx.db.updateTable('sessions').set({ second_step_at: now }).where('id', '=', sessionId).execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'passkey.added',
      subject: userId,
      why: 'by herself',
      after: { passkey: added.id },
    });
    await mailNewWayIn(ctx, userId, (language) => ctx.sayIn(language, 'signIn.passkey.named', { label }));
    return isStaff(caller) && !(await hasRecoveryCodes(ctx, userId))
      ? replaceRecoveryCodes(ctx, userId)
      : null;
  });
  return { passkeys: await listPasskeys(ctx), recoveryCodes };
}

async function verify(ctx: RequestCtx, credential: AddPasskeyInput['credential'], challenge: string) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { rpID, origin } = siteOf(ctx);
  const { id, rawId, type } = credential;
  const { clientDataJSON, attestationObject } = credential.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
    if (!verified) throw new Error('the attestation does not verify');
    return registrationInfo.credential;
  } catch (error) {
    ctx.log.info({ err: error }, 'a new passkey was refused');
    throw refused();
  }
}

/** What a device keeps to know whose passkey it is: the account's id, which means nothing to anyone else. */
export function handleOf(userId: UserId): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(userId);
}

/** The device by name, the same in every language, until its owner renames it. */
function labelOf(ctx: RequestCtx): string {
  const { browser, system } = describeDevice(ctx.userAgent);
  return [browser, system].filter(Boolean).join(' · ') || ctx.say('signIn.account.unknownDevice');
}

async function hasRecoveryCodes({ db }: Pick<RequestCtx, 'db'>, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

const refused = () => new Forbidden('passkey_refused', 'signIn.passkey.notAdded');
