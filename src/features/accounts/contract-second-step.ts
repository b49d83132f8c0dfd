import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

/** Six digits of an authenticator app, or a recovery code; spaces and dashes do not matter. */
const Code = z.string().check(z.minLength(1), z.maxLength(40));

/** What guards an account besides its password. */
export const SecondFactorView = z.object({
  app: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** An administrator's account must have one. */
  required: z.boolean(),
  /** It must and has none: neither app nor passkey. */
  missing: z.boolean(),
});
export type SecondFactorView = z.infer<typeof SecondFactorView>;

/** `uri` is what an app reads from a QR code, `secret` the same to type in; they hold for ten minutes. */
export const AppSetup = z.object({ secret: z.string(), uri: z.string() });
export type AppSetup = z.infer<typeof AppSetup>;

/** The password is needed by whoever has one. */
export const AddAppInput = z.object({
  code: Code,
  currentPassword: z.optional(z.string().check(z.maxLength(200))),
});
export type AddAppInput = z.infer<typeof AddAppInput>;

export const CodeInput = z.object({ code: Code });
export type CodeInput = z.infer<typeof CodeInput>;

/** Told once; only their hashes are kept. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const SecondStepAnswer = z.object({ token: z.string(), onSuccess: z.nullable(z.string()) });
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>;

export const secondStepContract = {
  takeSecondStep: oc
    .route({
      method: 'POST',
      path: '/sessions/second-step',
      summary:
        'Finish signing in, after 403 second_step_required, with a code; a cookie remembers the first step',
    })
    .input(CodeInput)
    .output(SecondStepAnswer),
  secondFactor: oc
    .route({ method: 'GET', path: '/users/current/second-factor', summary: 'What guards one’s own account' })
    .output(SecondFactorView),
  prepareApp: oc
    .route({
      method: 'POST',
      path: '/users/current/second-factor/app/preparations',
      summary: 'A new secret for an authenticator app',
    })
    .output(AppSetup),
  addApp: oc
    .route({
      method: 'POST',
      path: '/users/current/second-factor/app',
      summary: 'Ask for an authenticator app’s code from now on; all other sessions end',
    })
    .input(AddAppInput)
    .output(RecoveryCodes),
  removeApp: oc
    .route({
      method: 'DELETE',
      path: '/users/current/second-factor/app',
      summary: 'Ask for no code any more; not for administrators',
    })
    .input(CodeInput)
    .output(SecondFactorView),
  renewRecoveryCodes: oc
    .route({
      method: 'POST',
      path: '/users/current/second-factor/recovery-codes',
      summary: 'Ten new recovery codes in place of the old ones',
    })
    .input(CodeInput)
    .output(RecoveryCodes),
};
