import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

/** Six digits from an authenticator app, or a recovery code; spaces and dashes do not matter. */
const Code = z.string().check(z.minLength(1, 'signIn.field.codeMissing'), z.maxLength(40));

/** What protects an account besides its password. */
export const SecondFactorView = z.object({
  app: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** An administrator's account must have a second factor. */
  required: z.boolean(),
  /** It is required but there is none: neither app nor passkey. */
  missing: z.boolean(),
});
export type SecondFactorView = z.infer<typeof SecondFactorView>;

/** `uri` is what an app reads from a QR code, `secret` the same for typing; they are valid for ten minutes. */
export const AppSetup = z.object({ secret: z.string(), uri: z.string() });
export type AppSetup = z.infer<typeof AppSetup>;

/** The password is required if she has one. */
export const AddAppInput = z.object({
  code: Code,
  currentPassword: z.optional(z.string().check(z.maxLength(200))),
});
export type AddAppInput = z.infer<typeof AddAppInput>;

export const CodeInput = z.object({ code: Code });
export type CodeInput = z.infer<typeof CodeInput>;

/** Shown once; only their hashes are kept. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const SecondStepAnswer = z.object({ token: z.string(), onSuccess: z.nullable(z.string()) });
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>;

export const secondStepContract = {
  takeSecondStep: oc
    .route({
      method: 'POST',
      path: '/sessions/second-step',
      operationId: 'takeSecondStep',
      summary:
        'Finish signing in with a code, after 403 `second_step_required`; a cookie remembers the first step',
    })
    .meta(refuses({ forbidden: ['demo_person'], conflict: ['second_step_over', 'second_factor_unreadable'] }))
    .input(CodeInput)
    .output(SecondStepAnswer),
  secondFactor: oc
    .route({
      method: 'GET',
      path: '/users/current/second-factor',
      operationId: 'getSecondFactor',
      summary: 'Get the second factors of the caller’s account',
    })
    .output(SecondFactorView),
  prepareApp: oc
    .route({
      method: 'POST',
      path: '/users/current/second-factor/app/preparations',
      operationId: 'prepareAuthenticator',
      summary: 'Get a new secret for an authenticator app',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(AppSetup),
  addApp: oc
    .route({
      method: 'POST',
      path: '/users/current/second-factor/app',
      operationId: 'addAuthenticator',
      summary: 'Require an authenticator app’s code to sign in; all other sessions end',
    })
    .meta(refuses({ forbidden: ['reauth_required'], conflict: ['second_factor_set', 'setup_over'] }))
    .input(AddAppInput)
    .output(RecoveryCodes),
  removeApp: oc
    .route({
      method: 'DELETE',
      path: '/users/current/second-factor/app',
      operationId: 'removeAuthenticator',
      summary: 'Stop requiring a code to sign in; refused for an administrator without a passkey',
    })
    .meta(
      refuses({
        forbidden: ['second_factor_required'],
        notFound: true,
        conflict: ['second_factor_unreadable'],
      }),
    )
    .input(CodeInput)
    .output(SecondFactorView),
  renewRecoveryCodes: oc
    .route({
      method: 'POST',
      path: '/users/current/second-factor/recovery-codes',
      operationId: 'renewRecoveryCodes',
      summary: 'Replace the recovery codes with ten new ones',
    })
    .meta(refuses({ notFound: true, conflict: ['second_factor_unreadable'] }))
    .input(CodeInput)
    .output(RecoveryCodes),
};
