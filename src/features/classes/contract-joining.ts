import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { EmailAddress, line } from '../accounts/contract.ts';

/** A class's code, typed in any way; one that is unknown or paused is not found. */
const ByCode = z.object({ id: line(40) });
export type ByCode = z.infer<typeof ByCode>;

/** What a code opens: the class and who teaches it, and how who asks stands in it (null: not in it, or a visitor). */
export const InvitationView = z.object({
  name: z.string(),
  teacher: z.string(),
  code: z.string(),
  status: z.nullable(z.enum(['joined', 'pending'])),
  /** What she waits for while pending. */
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

/** The address that the mail went to: who has only seen the link cannot answer. */
export const ApproveJoinInput = z.extend(Link, { emailAddress: EmailAddress });
export type ApproveJoinInput = z.infer<typeof ApproveJoinInput>;

export const joiningContract = {
  invitation: oc
    .route({ method: 'GET', path: '/classes/{id}', summary: 'Which class a code belongs to' })
    .input(ByCode)
    .output(InvitationView),
  join: oc
    .route({
      method: 'POST',
      path: '/classes/{id}/join',
      summary: 'Join the class with this code, or wait for it; a visitor is told which it is',
    })
    .input(ByCode)
    .output(InvitationView),
  claimInvite: oc
    .route({
      method: 'POST',
      path: '/classes/invites/{token}/claim',
      summary: 'Join the class that a teacher’s mail invites to, or wait for it',
    })
    .input(Link)
    .output(InvitationView),
  joinRequest: oc
    .route({ method: 'GET', path: '/classes/invites/{token}', summary: 'What a guardian is asked about' })
    .input(Link)
    .output(JoinRequestView),
  approveJoin: oc
    .route({
      method: 'POST',
      path: '/classes/invites/{token}/approve',
      summary: 'A guardian lets a minor join a class',
    })
    .input(ApproveJoinInput)
    .output(JoinRequestView),
};
