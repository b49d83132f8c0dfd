import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { LinkInput } from '../emails/contract.ts';
import {
  BirthYear,
  chosenRoles,
  CountryCode,
  EmailAddress,
  Password,
  PersonName,
} from '../users/contract.ts';

export const ReferralInput = z.object({ emailAddress: EmailAddress });
export type ReferralInput = z.infer<typeof ReferralInput>;

/** Who sent the invitation and, if a teacher, to which class of hers. */
export const ReceivedInviteView = z.object({ inviter: z.string(), className: z.nullable(z.string()) });
export type ReceivedInviteView = z.infer<typeof ReceivedInviteView>;

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

export const invitesContract = {
  sendReferral: oc
    .route({
      method: 'POST',
      path: '/emails/referral',
      operationId: 'sendReferral',
      successStatus: 202,
      summary: 'Invite a friend by email; refused for minors, family members and students',
    })
    .meta(refuses({ forbidden: ['email_unverified', 'forbidden'] }))
    .input(ReferralInput)
    .output(z.void()),
  invite: oc
    .route({
      method: 'GET',
      path: '/invites/{token}',
      operationId: 'getOpenInvite',
      summary: 'Get who sent an invitation',
    })
    .meta(refuses({ notFound: true }))
    .input(LinkInput)
    .output(ReceivedInviteView),
  acceptInvite: oc
    .route({
      method: 'POST',
      path: '/invites/{token}',
      operationId: 'acceptInvite',
      successStatus: 204,
      summary: 'Accept an invitation; a cookie keeps it for a sign-up within a day',
    })
    .meta(refuses({ conflict: ['link_over'] }))
    .input(LinkInput)
    .output(z.void()),
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
