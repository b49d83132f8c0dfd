import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { BirthYear, chosenRoles, CountryCode, EmailAddress, PersonName } from '#features/people/contract.ts';

/**
 * What `/welcome/name` asks of anyone who has not answered yet; role, year and country only while the role is `new`.
 */
export const IntroductionInput = z.object({
  firstName: PersonName,
  lastName: PersonName,
  role: z.optional(z.enum(chosenRoles)),
  birthYear: z.optional(BirthYear),
  country: z.optional(CountryCode),
  /** Whom to ask if the year makes her a minor; ignored otherwise. */
  guardianAddress: z.optional(EmailAddress),
});
export type IntroductionInput = z.infer<typeof IntroductionInput>;

/** `token` replaces the bearer token that the request came with; the browser's cookie is replaced too. */
export const IntroductionAnswer = z.object({ token: z.string() });
export type IntroductionAnswer = z.infer<typeof IntroductionAnswer>;

export const welcomeContract = {
  introduceSelf: oc
    .route({
      method: 'POST',
      path: '/users/current/introduction',
      operationId: 'introduceSelf',
      summary: 'Set the caller’s name and, once, her role',
    })
    .meta(refuses({ conflict: ['role_chosen'] }))
    .input(IntroductionInput)
    .output(IntroductionAnswer),
};
