import * as z from 'zod';
import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type {
  Ceremony,
  PasskeyChallengeInput,
  PasskeySignInAnswer,
  PasskeySignInInput,
} from '../contract.ts';
import { finishFirstStep, readFirstStep } from '#features/sign-in/second-step/server/take-second-step.ts';
import { openSessionFor } from '#features/sign-in/sessions/server/open-session.ts';
import { handleOf } from './add-passkey.ts';
import { keepChallenge, loadWebAuthn, siteOf, spendChallenge } from './challenges.ts';

const Aim = z.object({ secondStep: z.optional(z.literal(true)) });

/**
 * What a browser needs to sign in with a passkey: any that it knows, or, for the second step, those of the user who has
 * entered her password. The same for an address with passkeys and one without.
 */
export async function challengePasskey(
  ctx: RequestCtx,
  { secondStep }: PasskeyChallengeInput,
): Promise<Ceremony> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const own = secondStep ? await listCredentials(ctx, readFirstStep(ctx).userId) : [];
  if (secondStep && own.length === 0) throw new Conflict('no_passkey', 'signIn.passkey.none');
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx).rpID,
    userVerification: 'required',
    allowCredentials: own,
  });
  keepChallenge(ctx, 'passkey', options.challenge, secondStep ? { secondStep } : {});
  return { options: { ...options } };
}

/**
 * Opens a session for anyone who has shown her passkey, which is something she has plus something she is or knows: both
 * steps. Refuses, without saying why, a passkey that is unknown, made for another site, or someone else's.
 */
export async function signInWithPasskey(
  ctx: RequestCtx,
  { credential }: PasskeySignInInput,
): Promise<PasskeySignInAnswer> {
  const { clientDataJSON } = credential.response;
  const { challenge, about } = await spendChallenge(ctx, 'passkey', clientDataJSON);
  const isSecondStep = Aim.parse(about).secondStep === true;
  const firstStep = isSecondStep ? readFirstStep(ctx) : undefined;
  const passkey = await ctx.db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credential.id)
    .executeTakeFirst();
  if (!passkey || (firstStep && firstStep.userId !== passkey.user_id)) throw refused();
  const counter = await verify(ctx, passkey, credential, challenge);
  const { numUpdatedRows } = await ctx.db
    .updateTable('passkeys')
    .set({ counter, last_used_at: ctx.clock.now() })
    .where('id', '=', passkey.id)
    // If two copies of a counting device sign in at the same moment, only one gets in.
    .where((eb) => eb.or([eb('counter', '<', counter), eb('counter', '=', 0)]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw refused();
  if (firstStep) await finishFirstStep(ctx, firstStep);
  const { token } = await openSessionFor(ctx, passkey.user_id, {
    remember: firstStep?.remember ?? true,
    tookSecondStep: true,
  });
  return { token, onSuccess: firstStep?.onSuccess ?? null };
}

interface StoredPasskey {
  user_id: UserId;
  credential_id: string;
  public_key: Buffer;
  counter: number;
}

/** Returns the device's count of how often the passkey was used. */
async function verify(
  ctx: RequestCtx,
  passkey: StoredPasskey,
  credential: PasskeySignInInput['credential'],
  challenge: string,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { rpID, origin } = siteOf(ctx);
  const { id, rawId, type } = credential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
  try {
    if (userHandle && !Buffer.from(userHandle, 'base64url').equals(handleOf(passkey.user_id))) {
      throw new Error('the passkey belongs to someone else');
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    });
    if (!verified) throw new Error('the signature does not verify');
    return authenticationInfo.newCounter;
  } catch (error) {
    ctx.log.info({ err: error }, 'a passkey was refused');
    throw refused();
  }
}

async function listCredentials({ db }: RequestCtx, userId: UserId) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports.split(',').filter((transport) => transport !== ''),
  }));
}

const refused = () => new Forbidden('passkey_refused', 'signIn.passkey.refused');
