import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import {
  AvatarId,
  BirthYear,
  chosenRoles,
  CountryCode,
  EmailAddress,
  line,
  Password,
  PersonName,
  UserView,
} from '#features/people/contract.ts';
import { TypedSchool } from '#features/schools/contract.ts';
import { CaptchaAnswer } from '#features/sign-in/contract.ts';

export const SignUpInput = z.object({
  emailAddress: EmailAddress,
  password: Password,
  firstName: z.optional(PersonName),
  lastName: z.optional(PersonName),
  role: z.optional(z.enum(chosenRoles)),
  birthYear: z.optional(BirthYear),
  country: z.optional(CountryCode),
  /** A class's code, however it is typed: she becomes a student of the class, whatever `role` says. */
  classCode: z.optional(line(40).check(z.minLength(1, 'signUp.field.classCodeMissing'))),
  /** Whom to ask if the year makes her a minor; ignored otherwise. */
  guardianAddress: z.optional(EmailAddress),
  /** Where she learns or teaches: the id of one of `GET /schools`, or its name. */
  school: z.optional(TypedSchool),
  avatar: z.optional(AvatarId),
  language: z.optional(z.enum(localeCodes)),
  /** The token of an open invitation, if one led to this sign-up. */
  invite: z.optional(line(100)),
  /** The answer to `GET /captcha`; without it, fewer sign-ups are possible from one address. */
  captcha: CaptchaAnswer,
});
export type SignUpInput = z.infer<typeof SignUpInput>;

export const SignUpAnswer = z.object({ token: z.string(), user: UserView });
export type SignUpAnswer = z.infer<typeof SignUpAnswer>;

export const registrationContract = {
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
};
