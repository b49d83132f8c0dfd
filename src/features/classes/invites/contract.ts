import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { EmailAddress } from '#features/people/contract.ts';
import { ListPart } from '../students/contract.ts';

const id = z.string().check(z.maxLength(100));
const OneInvite = z.object({ id, inviteId: id });

/** Someone who was invited by mail and has not joined yet; the names are as the teacher wrote them. */
export const InviteView = z.object({
  id: z.string(),
  emailAddress: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  sentAt: z.string(),
  /** Its link no longer works, so it must be sent again. */
  isExpired: z.boolean(),
});
export type InviteView = z.infer<typeof InviteView>;

/** A class's invitations, oldest first, fifty to a page. */
export const InviteList = z.object({
  items: z.array(InviteView),
  totalItems: z.int(),
  next: z.optional(z.string()),
});
export type InviteList = z.infer<typeof InviteList>;

/** A new address replaces a mistyped one. */
export const SendInviteInput = z.extend(OneInvite, { emailAddress: z.optional(EmailAddress) });
export type SendInviteInput = z.infer<typeof SendInviteInput>;

export const invitesContract = {
  invites: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/invites',
      operationId: 'listInvites',
      summary: 'List the emailed invitations to a class that nobody has accepted yet',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(ListPart)
    .output(InviteList),
  sendInvite: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/invites/{inviteId}',
      operationId: 'sendInvite',
      summary: 'Resend an invitation, optionally to another address; the old link stops working',
    })
    .meta(
      refuses({
        forbidden: ['email_unverified', 'forbidden'],
        notFound: true,
        conflict: ['class_archived', 'invite_claimed'],
      }),
    )
    .input(SendInviteInput)
    .output(InviteView),
  withdrawInvite: oc
    .route({
      method: 'DELETE',
      path: '/users/current/classes/{id}/invites/{inviteId}',
      operationId: 'withdrawInvite',
      successStatus: 204,
      summary: 'Withdraw an invitation; its link stops working',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['invite_claimed'] }))
    .input(OneInvite)
    .output(z.void()),
};
