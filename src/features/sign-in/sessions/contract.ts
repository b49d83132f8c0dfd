import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { line } from '#features/people/contract.ts';
import { CaptchaAnswer } from '../captcha/contract.ts';

/**
 * `remember` keeps the session for 365 days; without it the browser's cookie ends with the browser. `captcha` answers
 * `GET /captcha`, and is required (403 `captcha_required`) after too many wrong passwords for an account.
 */
export const SignInInput = z.object({
  emailAddress: line(254).check(z.minLength(1)),
  password: z.string().check(z.minLength(1, 'signIn.field.passwordMissing'), z.maxLength(200)),
  remember: z.optional(z.boolean()),
  captcha: CaptchaAnswer,
});
export type SignInInput = z.infer<typeof SignInInput>;

/** `token` is an app's bearer token; the browser gets a cookie with a different value. */
export const SessionAnswer = z.object({ token: z.string() });
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/**
 * One sign-in. `browser` and `system` are proper names, `place` the city of its clock's time zone; null if the device
 * does not say.
 */
export const SessionView = z.object({
  id: z.string(),
  current: z.boolean(),
  kind: z.enum(['computer', 'phone', 'tablet', 'app']),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  place: z.nullable(z.string()),
  firstSeen: z.string(),
  lastSeen: z.string(),
});
export type SessionView = z.infer<typeof SessionView>;

export const sessionsContract = {
  signIn: oc
    .route({ method: 'POST', path: '/sessions', operationId: 'signIn', summary: 'Sign in with a password' })
    .meta(
      refuses({
        signIn: ['invalid_credentials'],
        forbidden: ['captcha_required', 'demo_person', 'second_step_required'],
      }),
    )
    .input(SignInInput)
    .output(SessionAnswer),
  signOut: oc
    .route({
      method: 'DELETE',
      path: '/sessions',
      operationId: 'signOut',
      successStatus: 204,
      summary: 'Sign out of this session',
    })
    .output(z.void()),
  listSessions: oc
    .route({
      method: 'GET',
      path: '/users/current/sessions',
      operationId: 'listSessions',
      summary: 'List the caller’s sessions',
    })
    .output(z.array(SessionView)),
  endOtherSessions: oc
    .route({
      method: 'DELETE',
      path: '/users/current/sessions',
      operationId: 'endOtherSessions',
      successStatus: 204,
      summary: 'End all of the caller’s other sessions',
    })
    .output(z.void()),
  endOneSession: oc
    .route({
      method: 'DELETE',
      path: '/users/current/sessions/{id}',
      operationId: 'endSession',
      successStatus: 204,
      summary: 'End one of the caller’s sessions',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: z.string().check(z.maxLength(60)) }))
    .output(z.void()),
};
