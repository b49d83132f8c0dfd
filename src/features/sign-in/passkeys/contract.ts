import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { CurrentPassword, line } from '#features/people/contract.ts';

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

/** What the browser's WebAuthn API takes, as JSON; its challenge works once, for minutes, in the browser that asked. */
export const Ceremony = z.object({ options: z.record(z.string(), z.unknown()) });
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

/** The first passkey of an administrator without recovery codes comes with ten; they are shown once. */
export const AddPasskeyAnswer = z.object({
  passkeys: z.array(PasskeyView),
  recoveryCodes: z.nullable(z.array(z.string())),
});
export type AddPasskeyAnswer = z.infer<typeof AddPasskeyAnswer>;

export const RenamePasskeyInput = z.object({ id: Id, label: line(60).check(z.minLength(1)) });
export type RenamePasskeyInput = z.infer<typeof RenamePasskeyInput>;

export const RemovePasskeyInput = z.object({ id: Id, currentPassword: CurrentPassword });
export type RemovePasskeyInput = z.infer<typeof RemovePasskeyInput>;

/** `secondStep`: for anyone who has already entered her password, limited to her own passkeys. */
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
    .route({
      method: 'GET',
      path: '/users/current/passkeys',
      operationId: 'listPasskeys',
      summary: 'List the caller’s passkeys, oldest first',
    })
    .output(z.array(PasskeyView)),
  preparePasskey: oc
    .route({
      method: 'POST',
      path: '/users/current/passkeys/preparations',
      operationId: 'preparePasskey',
      summary: 'Get the options a browser needs to create a passkey',
    })
    .meta(refuses({ forbidden: ['forbidden', 'reauth_required'], conflict: ['too_many_passkeys'] }))
    .input(z.object({ currentPassword: CurrentPassword }))
    .output(Ceremony),
  addPasskey: oc
    .route({
      method: 'POST',
      path: '/users/current/passkeys',
      operationId: 'addPasskey',
      summary: 'Register a passkey',
    })
    .meta(refuses({ forbidden: ['forbidden', 'passkey_refused'], conflict: ['passkey_over'] }))
    .input(AddPasskeyInput)
    .output(AddPasskeyAnswer),
  renamePasskey: oc
    .route({
      method: 'POST',
      path: '/users/current/passkeys/{id}',
      operationId: 'renamePasskey',
      summary: 'Rename a passkey',
    })
    .meta(refuses({ notFound: true }))
    .input(RenamePasskeyInput)
    .output(z.array(PasskeyView)),
  removePasskey: oc
    .route({
      method: 'DELETE',
      path: '/users/current/passkeys/{id}',
      operationId: 'removePasskey',
      summary: 'Remove a passkey, unless it is the only way to sign in',
    })
    .meta(
      refuses({
        forbidden: ['reauth_required', 'second_factor_required'],
        notFound: true,
        conflict: ['last_way_in'],
      }),
    )
    .input(RemovePasskeyInput)
    .output(z.array(PasskeyView)),
  challengePasskey: oc
    .route({
      method: 'POST',
      path: '/sessions/passkey/challenges',
      operationId: 'challengePasskey',
      summary: 'Get the options a browser needs to sign in with a passkey',
    })
    .meta(refuses({ conflict: ['no_passkey', 'second_step_over'] }))
    .input(PasskeyChallengeInput)
    .output(Ceremony),
  signInWithPasskey: oc
    .route({
      method: 'POST',
      path: '/sessions/passkey',
      operationId: 'signInWithPasskey',
      summary: 'Sign in with a passkey, which counts as both steps',
    })
    .meta(
      refuses({
        forbidden: ['demo_person', 'passkey_refused'],
        conflict: ['passkey_over', 'second_step_over'],
      }),
    )
    .input(PasskeySignInInput)
    .output(PasskeySignInAnswer),
};
