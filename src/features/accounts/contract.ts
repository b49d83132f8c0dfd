import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { roles } from '#core/actor.ts';
import { avatarNames } from '#core/avatar-names.ts';
import { localeCodes } from '#core/locale.ts';
import { cardsContract } from './cards/contract.ts';
import { CaptchaAnswer, captchaContract } from './captcha/contract.ts';
import {
  BirthYear,
  chosenRoles,
  CountryCode,
  EmailAddress,
  line,
  Password,
  personName,
  PersonName,
  Phone,
} from './users/contract.ts';
import { identitiesContract } from './identities/contract.ts';
import { emailsContract } from './emails/contract.ts';
import { guardianContract } from './guardians/contract.ts';
import { promptsContract } from './prompts/contract.ts';
import { secondStepContract } from './second-step/contract.ts';
import { welcomeContract } from './welcome/contract.ts';
import { invitesContract } from './invites/contract.ts';
import { passkeysContract } from './passkeys/contract.ts';
import { waysInContract } from './ways-in/contract.ts';
import { timeContract } from './time/contract.ts';
import { Preferences, settingsContract } from './settings/contract.ts';

/**
 * The User of spec §3, and what her settings add: `avatar` is the name behind `avatarObj`, `place` the city whose
 * calendar she follows, `phone` as typed, `eraseAt` when an account that she has deleted is erased. `plan`: 0 free, 1
 * standard, 2 premium, 3 complimentary; `gender`: 1 male, 2 female; times ISO 8601 UTC.
 */
export const UserView = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  fullName: z.string(),
  /** Null for a student who signs in with a card from her teacher. */
  emailAddress: z.nullable(z.string()),
  verified: z.boolean(),
  phoneVerified: z.boolean(),
  gender: z.nullable(z.union([z.literal(1), z.literal(2)])),
  role: z.enum(roles),
  status: z.enum(['trial', 'free', 'paid']),
  /** Addition: a free account after its first 180 days (spec §4). */
  restricted: z.boolean(),
  plan: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  language: z.enum(localeCodes),
  verificationHash: z.nullable(z.string()),
  avatarObj: z.nullable(z.object({ url: z.string() })),
  created: z.string(),
  admin: z.boolean(),
  courseIds: z.array(z.string()),
  premiumFeatures: z.boolean(),
  classId: z.nullable(z.string()),
  classStatus: z.nullable(z.enum(['joined', 'pending'])),
  /** Addition: one of her classes is waiting for her guardian's approval. */
  classAwaitsGuardian: z.boolean(),
  classicMode: z.boolean(),
  /** Addition: how long she may learn on a screen each day; null without a limit. */
  minutesPerDay: z.nullable(z.int()),
  minor: z.boolean(),
  /** Addition: a minor whose guardian has not approved yet, or has withdrawn. */
  awaitsGuardian: z.boolean(),
  lastConfirmedShareNotice: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  avatar: z.nullable(z.enum(avatarNames)),
  place: z.nullable(z.string()),
  preferences: Preferences,
  eraseAt: z.nullable(z.string()),
});
export type UserView = z.infer<typeof UserView>;

export const SignUpInput = z.object({
  emailAddress: EmailAddress,
  password: Password,
  firstName: z.optional(PersonName),
  lastName: z.optional(PersonName),
  role: z.optional(z.enum(chosenRoles)),
  birthYear: z.optional(BirthYear),
  country: z.optional(CountryCode),
  /** A class's code, however it is typed: she becomes a student of the class, whatever `role` says. */
  classCode: z.optional(line(40).check(z.minLength(1, 'accounts.field.classCodeMissing'))),
  /** Whom to ask if the year makes her a minor; ignored otherwise. */
  guardianAddress: z.optional(EmailAddress),
  avatar: z.optional(z.enum(avatarNames)),
  language: z.optional(z.enum(localeCodes)),
  /** The token of an open invitation, if one led to this sign-up. */
  invite: z.optional(line(100)),
  /** The answer to `GET /captcha`; without it, fewer sign-ups are possible from one address. */
  captcha: CaptchaAnswer,
});
export type SignUpInput = z.infer<typeof SignUpInput>;

/**
 * `remember` keeps the session for 365 days; without it the browser's cookie ends with the browser. `captcha` answers
 * `GET /captcha`, and is required (403 `captcha_required`) after too many wrong passwords for an account.
 */
export const SignInInput = z.object({
  emailAddress: line(254).check(z.minLength(1)),
  password: z.string().check(z.minLength(1, 'accounts.field.passwordMissing'), z.maxLength(200)),
  remember: z.optional(z.boolean()),
  captcha: CaptchaAnswer,
});
export type SignInInput = z.infer<typeof SignInInput>;

/**
 * What a person may change about herself; the whole user object may be sent, and the rest of it is ignored (quality:
 * API rules). A name may be empty only while there is none yet.
 */
export const ProfileInput = z.object({
  firstName: z.optional(personName(60)),
  lastName: z.optional(personName(60)),
  displayName: z.optional(personName(120)),
  gender: z.optional(z.nullable(z.union([z.literal(1), z.literal(2)]))),
  language: z.optional(z.enum(localeCodes)),
  classicMode: z.optional(z.boolean()),
  avatar: z.optional(z.nullable(z.enum(avatarNames))),
  place: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  /** Only an adult’s is kept. */
  phone: z.optional(z.nullable(Phone)),
  preferences: z.optional(z.partial(Preferences)),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

/** `token` is an app's bearer token; the browser gets a cookie with a different value. */
export const SessionAnswer = z.object({ token: z.string() });
export type SessionAnswer = z.infer<typeof SessionAnswer>;

export const SignUpAnswer = z.object({ token: z.string(), user: UserView });
export type SignUpAnswer = z.infer<typeof SignUpAnswer>;

export { EmailAddress, line, personName, PersonName } from './users/contract.ts';
export type { TimeRestriction } from './time/contract.ts';

export const accountsContract = {
  ...captchaContract,
  ...identitiesContract,
  ...secondStepContract,
  ...waysInContract,
  ...passkeysContract,
  ...invitesContract,
  ...cardsContract,
  signUp: oc
    .route({
      method: 'POST',
      path: '/users',
      operationId: 'signUp',
      successStatus: 201,
      summary: 'Sign up and sign in',
    })
    .meta(refuses({ conflict: ['email_taken'] }))
    .input(SignUpInput)
    .output(SignUpAnswer),
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
  currentUser: oc
    .route({
      method: 'GET',
      path: '/users/current',
      operationId: 'getCurrentUser',
      summary: 'Get the caller’s profile',
    })
    .meta(refuses({ signIn: ['session_load_failed'] }))
    .output(UserView),
  updateProfile: oc
    .route({
      method: 'POST',
      path: '/users/current',
      operationId: 'updateProfile',
      summary: 'Update the caller’s profile',
    })
    .meta(refuses({ signIn: ['session_load_failed'] }))
    .input(ProfileInput)
    .output(UserView),
  ...guardianContract,
  ...welcomeContract,
  ...emailsContract,
  ...settingsContract,
  ...promptsContract,
  ...timeContract,
};

declare module '../../core/api.ts' {
  interface Api {
    accounts: typeof accountsContract;
  }
}
