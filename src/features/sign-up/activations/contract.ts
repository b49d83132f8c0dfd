import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import {
  BirthYear,
  chosenRoles,
  CountryCode,
  EmailAddress,
  Password,
  PersonName,
} from '#features/people/contract.ts';
import { LinkInput } from '#features/sign-in/contract.ts';

/** The account that its owner is about to take over. */
export const ActivationView = z.object({ emailAddress: z.string() });
export type ActivationView = z.infer<typeof ActivationView>;

export const ActivationInput = z.object({
  token: LinkInput.shape.token,
  password: Password,
  firstName: PersonName,
  lastName: PersonName,
  role: z.enum(chosenRoles),
  birthYear: BirthYear,
  country: z.optional(CountryCode),
  /** Whom to ask if the year makes her a minor; ignored otherwise. */
  guardianAddress: z.optional(EmailAddress),
});
export type ActivationInput = z.infer<typeof ActivationInput>;

export const activationsContract = {
  activation: oc
    .route({
      method: 'GET',
      path: '/activations/{token}',
      operationId: 'getActivation',
      summary: 'Get the account that a link activates',
    })
    .meta(refuses({ notFound: true }))
    .input(LinkInput)
    .output(ActivationView),
  activate: oc
    .route({
      method: 'POST',
      path: '/activations/{token}',
      operationId: 'activate',
      summary: 'Activate an account that was created for its owner, and sign in',
    })
    .meta(refuses({ forbidden: ['demo_person'], conflict: ['link_over'] }))
    .input(ActivationInput)
    .output(z.object({ token: z.string() })),
};
