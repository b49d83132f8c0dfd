import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { EmailAddress, line } from '#features/people/contract.ts';

/** A class's code, however it is typed; an unknown or paused one is not found. */
const ByCode = z.object({ id: line(40) });
export type ByCode = z.infer<typeof ByCode>;

/** What a code opens: the class, its teacher, and the caller's standing in it (null: not in it, or a visitor). */
export const InvitationView = z.object({
  name: z.string(),
  teacher: z.string(),
  code: z.string(),
  status: z.nullable(z.enum(['joined', 'pending'])),
  /** What she is waiting for while pending. */
  why: z.nullable(z.enum(['guardian', 'seats'])),
});
export type InvitationView = z.infer<typeof InvitationView>;

const Link = z.object({ token: z.string().check(z.maxLength(100)) });

/** What a guardian is asked about. */
export const JoinRequestView = z.object({
  firstName: z.string(),
  className: z.string(),
  teacher: z.string(),
});
export type JoinRequestView = z.infer<typeof JoinRequestView>;

/** The address that the mail went to: having seen the link is not enough to answer. */
export const ApproveJoinInput = z.extend(Link, { emailAddress: EmailAddress });
export type ApproveJoinInput = z.infer<typeof ApproveJoinInput>;

export const joiningContract = {
  invitation: oc
    .route({
      method: 'GET',
      path: '/classes/{id}',
      operationId: 'getInvitation',
      summary: 'Get the class that a code belongs to',
    })
    .meta(refuses({ notFound: true }))
    .input(ByCode)
    .output(InvitationView),
  join: oc
    .route({
      method: 'POST',
      path: '/classes/{id}/join',
      operationId: 'joinClass',
      summary: 'Join a class by its code, or its waiting list; a visitor only learns which class it is',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(ByCode)
    .output(InvitationView),
  claimInvite: oc
    .route({
      method: 'POST',
      path: '/classes/invites/{token}/claim',
      operationId: 'claimInvite',
      summary: 'Join a class, or its waiting list, with an emailed invitation',
    })
    .meta(refuses({ forbidden: ['forbidden'], conflict: ['class_paused', 'link_over'] }))
    .input(Link)
    .output(InvitationView),
  joinRequest: oc
    .route({
      method: 'GET',
      path: '/classes/invites/{token}/request',
      operationId: 'getJoinRequest',
      summary: 'Get the request to join a class that a guardian is asked to approve',
    })
    .meta(refuses({ notFound: true }))
    .input(Link)
    .output(JoinRequestView),
  approveJoin: oc
    .route({
      method: 'POST',
      path: '/classes/invites/{token}/approve',
      operationId: 'approveJoin',
      summary: 'Approve a minor’s request to join a class, as her guardian',
    })
    .meta(refuses({ notFound: true, conflict: ['link_over'] }))
    .input(ApproveJoinInput)
    .output(JoinRequestView),
};
