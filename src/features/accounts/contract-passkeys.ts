import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { CurrentPassword, line } from './contract-fields.ts';

/** Bytes as base64url. */
const Bytes = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*=*$/));
const Id = z.string().check(z.maxLength(60));

/** Times ISO 8601 UTC. */
export const PasskeyView = z.object({
  id: z.string(),
  label: z.string(),
  created: z.string(),
  lastUsed: z.nullable(z.string()),
});
export type PasskeyView = z.infer<typeof PasskeyView>;

/** What the browser's WebAuthn takes, as JSON; its challenge holds once, for minutes, in the browser that asked. */
const Ceremony = z.object({ options: z.record(z.string(), z.unknown()) });
export type Ceremony = z.infer<typeof Ceremony>;

export const AddPasskeyInput = z.object({
  credential: z.object({
    id: Bytes,
    rawId: Bytes,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
});
export type AddPasskeyInput = z.infer<typeof AddPasskeyInput>;

/** The first passkey of an administrator without recovery codes brings ten; they are told once. */
export const AddPasskeyAnswer = z.object({
  passkeys: z.array(PasskeyView),
  recoveryCodes: z.nullable(z.array(z.string())),
});
export type AddPasskeyAnswer = z.infer<typeof AddPasskeyAnswer>;

export const RenamePasskeyInput = z.object({ id: Id, label: line(60).check(z.minLength(1)) });
export type RenamePasskeyInput = z.infer<typeof RenamePasskeyInput>;

export const RemovePasskeyInput = z.object({ id: Id, currentPassword: CurrentPassword });
export type RemovePasskeyInput = z.infer<typeof RemovePasskeyInput>;

/** `secondStep`: for who has given her password already, with her own passkeys only. */
export const PasskeyChallengeInput = z.object({ secondStep: z.optional(z.boolean()) });
export type PasskeyChallengeInput = z.infer<typeof PasskeyChallengeInput>;

export const PasskeySignInInput = z.object({
  credential: z.object({
    id: Bytes,
    rawId: Bytes,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
      userHandle: z.optional(Bytes),
    }),
  }),
});
export type PasskeySignInInput = z.infer<typeof PasskeySignInInput>;

export const PasskeySignInAnswer = z.object({ token: z.string(), onSuccess: z.nullable(z.string()) });
export type PasskeySignInAnswer = z.infer<typeof PasskeySignInAnswer>;

export const passkeysContract = {
  listPasskeys: oc
    .route({ method: 'GET', path: '/users/current/passkeys', summary: 'One’s passkeys, the oldest first' })
    .output(z.array(PasskeyView)),
  preparePasskey: oc
    .route({
      method: 'POST',
      path: '/users/current/passkeys/preparations',
      summary: 'What a browser needs to make a passkey',
    })
    .input(z.object({ currentPassword: CurrentPassword }))
    .output(Ceremony),
  addPasskey: oc
    .route({ method: 'POST', path: '/users/current/passkeys', summary: 'Sign in with this passkey too' })
    .input(AddPasskeyInput)
    .output(AddPasskeyAnswer),
  renamePasskey: oc
    .route({ method: 'POST', path: '/users/current/passkeys/{id}', summary: 'Name a passkey' })
    .input(RenamePasskeyInput)
    .output(z.array(PasskeyView)),
  removePasskey: oc
    .route({
      method: 'DELETE',
      path: '/users/current/passkeys/{id}',
      summary: 'Sign in with a passkey no more; refused for the only way in',
    })
    .input(RemovePasskeyInput)
    .output(z.array(PasskeyView)),
  challengePasskey: oc
    .route({
      method: 'POST',
      path: '/sessions/passkey/challenges',
      summary: 'What a browser needs to sign in with a passkey',
    })
    .input(PasskeyChallengeInput)
    .output(Ceremony),
  signInWithPasskey: oc
    .route({
      method: 'POST',
      path: '/sessions/passkey',
      summary: 'Sign in with a passkey; it counts as both steps',
    })
    .input(PasskeySignInInput)
    .output(PasskeySignInAnswer),
};
