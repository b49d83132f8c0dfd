import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
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
export const InviteView = z.object({ inviter: z.string(), className: z.nullable(z.string()) });
export type InviteView = z.infer<typeof InviteView>;

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
      successStatus: 202,
      summary: 'Invite a friend by email; refused for minors, family members and students',
    })
    .input(ReferralInput)
    .output(z.void()),
  invite: oc
    .route({ method: 'GET', path: '/invites/{token}', summary: 'Get who sent an invitation' })
    .input(LinkInput)
    .output(InviteView),
  acceptInvite: oc
    .route({
      method: 'POST',
      path: '/invites/{token}',
      successStatus: 204,
      summary: 'Accept an invitation; a cookie keeps it for a sign-up within a day',
    })
    .input(LinkInput)
    .output(z.void()),
  activation: oc
    .route({ method: 'GET', path: '/activations/{token}', summary: 'Get the account that a link activates' })
    .input(LinkInput)
    .output(ActivationView),
  activate: oc
    .route({
      method: 'POST',
      path: '/activations/{token}',
      summary: 'Activate an account that was created for its owner, and sign in',
    })
    .input(ActivationInput)
    .output(z.object({ token: z.string() })),
};
