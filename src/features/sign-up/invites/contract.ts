import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { LinkInput } from '#features/sign-in/contract.ts';
import { EmailAddress } from '#features/people/contract.ts';

export const ReferralInput = z.object({ emailAddress: EmailAddress });
export type ReferralInput = z.infer<typeof ReferralInput>;

/** Who sent the invitation and, if a teacher, to which class of hers. */
export const ReceivedInviteView = z.object({ inviter: z.string(), className: z.nullable(z.string()) });
export type ReceivedInviteView = z.infer<typeof ReceivedInviteView>;

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
};
