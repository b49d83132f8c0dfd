import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { LinkInput } from './contract-emails.ts';
import {
  BirthYear,
  chosenRoles,
  CountryCode,
  EmailAddress,
  Password,
  PersonName,
} from './contract-fields.ts';

export const ReferralInput = z.object({ emailAddress: EmailAddress });
export type ReferralInput = z.infer<typeof ReferralInput>;

/** Who invites, and a teacher into which class of hers. */
export const InviteView = z.object({ inviter: z.string(), className: z.nullable(z.string()) });
export type InviteView = z.infer<typeof InviteView>;

/** Whose account is to be taken over by its owner. */
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
  /** Whom to ask where the year makes a minor; ignored otherwise. */
  guardianAddress: z.optional(EmailAddress),
});
export type ActivationInput = z.infer<typeof ActivationInput>;

export const invitesContract = {
  sendReferral: oc
    .route({
      method: 'POST',
      path: '/emails/referral',
      successStatus: 202,
      summary: 'Invite a friend by mail; not for minors, family members and students',
    })
    .input(ReferralInput)
    .output(z.void()),
  invite: oc
    .route({ method: 'GET', path: '/invites/{token}', summary: 'Who invites by this link' })
    .input(LinkInput)
    .output(InviteView),
  acceptInvite: oc
    .route({
      method: 'POST',
      path: '/invites/{token}',
      successStatus: 204,
      summary: 'Remember for a day, in a cookie, who invited whom signs up next',
    })
    .input(LinkInput)
    .output(z.void()),
  activation: oc
    .route({ method: 'GET', path: '/activations/{token}', summary: 'Which account a link activates' })
    .input(LinkInput)
    .output(ActivationView),
  activate: oc
    .route({
      method: 'POST',
      path: '/activations/{token}',
      summary: 'Take over an account that was made for one; signs in',
    })
    .input(ActivationInput)
    .output(z.object({ token: z.string() })),
};
