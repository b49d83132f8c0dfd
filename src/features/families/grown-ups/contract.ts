import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { EmailAddress } from '#features/people/contract.ts';
import { memberColors } from '../policy.ts';
import { ChildConsent } from '../consent/contract.ts';

const id = z.string().check(z.maxLength(100));
const OneOfThem = z.object({ id });
const LinkInput = z.object({ token: z.string().check(z.maxLength(100)) });
const kind = z.enum(['guardian', 'watcher']);
const avatarObj = z.nullable(z.object({ url: z.string() }));

/** A guardian or a watcher of the family; `isYou` is the caller. */
export const GrownUp = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatarObj,
  isYou: z.boolean(),
});
export type GrownUp = z.infer<typeof GrownUp>;

/** An invitation that nobody has accepted yet; after `isExpired` it must be sent again. */
export const FamilyInvitation = z.object({
  id: z.string(),
  kind,
  emailAddress: z.string(),
  sentAt: z.string(),
  isExpired: z.boolean(),
});
export type FamilyInvitation = z.infer<typeof FamilyInvitation>;

/** Who belongs to the caller’s family beside her, and whom it has invited. */
export const FamilyGrownUps = z.object({
  guardians: z.array(GrownUp),
  watchers: z.array(GrownUp),
  invitations: z.array(FamilyInvitation),
  children: z.array(ChildConsent),
  guardiansAtMost: z.int(),
  watchersAtMost: z.int(),
  /** False for the only guardian of children. */
  mayLeave: z.boolean(),
  /** Whether the caller has a PIN with which she comes back from a child’s session. */
  hasPin: z.boolean(),
  /** On devices that have not decided otherwise. */
  siblingsMaySwap: z.boolean(),
});
export type FamilyGrownUps = z.infer<typeof FamilyGrownUps>;

export const FamilyInvitationInput = z.object({ kind, emailAddress: EmailAddress });
export type FamilyInvitationInput = z.infer<typeof FamilyInvitationInput>;

/** What a link invites to. `forCaller`: the caller has the address that it was sent to; null for a visitor. */
export const OpenInvitation = z.object({
  kind,
  inviter: z.string(),
  maskedAddress: z.string(),
  forCaller: z.nullable(z.boolean()),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** How a child is doing, as a watcher sees it: no times, no requests, no works, no addresses. */
export const WatchedChild = z.object({
  firstName: z.string(),
  avatarObj,
  color: z.nullable(z.enum(memberColors)),
  learning: z.nullable(z.object({ title: z.string(), progress: z.int() })),
  streak: z.int(),
});
export type WatchedChild = z.infer<typeof WatchedChild>;

/** A family that the caller watches, and the first names of its guardians. */
export const WatchedFamily = z.object({
  id: z.string(),
  guardians: z.array(z.string()),
  children: z.array(WatchedChild),
});
export type WatchedFamily = z.infer<typeof WatchedFamily>;

const path = '/users/current/family';
const watched = '/users/current/watched-families';

export const grownUpsContract = {
  familyGrownUps: oc
    .route({
      method: 'GET',
      path: `${path}/grown-ups`,
      operationId: 'getFamilyGrownUps',
      summary: 'Get the guardians and watchers of the caller’s family, and whom it has invited',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(FamilyGrownUps),
  inviteGrownUp: oc
    .route({
      method: 'POST',
      path: `${path}/invitations`,
      operationId: 'inviteToFamily',
      summary:
        'Invite a second guardian or a watcher by mail; to the same address again, the old link stops working',
    })
    .meta(
      refuses({
        forbidden: ['email_unverified', 'forbidden'],
        conflict: ['no_room', 'too_many_invites'],
      }),
    )
    .input(FamilyInvitationInput)
    .output(FamilyInvitation),
  withdrawFamilyInvitation: oc
    .route({
      method: 'DELETE',
      path: `${path}/invitations/{id}`,
      operationId: 'withdrawFamilyInvitation',
      successStatus: 204,
      summary: 'Withdraw an invitation; its link stops working',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(OneOfThem)
    .output(z.void()),
  leaveFamily: oc
    .route({
      method: 'DELETE',
      path: `${path}/guardians/{id}`,
      operationId: 'leaveFamily',
      successStatus: 204,
      summary: 'Leave the family; a guardian can remove only herself, and not as the last one',
    })
    .meta(
      refuses({ forbidden: ['forbidden', 'other_guardian'], notFound: true, conflict: ['last_guardian'] }),
    )
    .input(OneOfThem)
    .output(z.void()),
  removeWatcher: oc
    .route({
      method: 'DELETE',
      path: `${path}/watchers/{id}`,
      operationId: 'removeWatcher',
      successStatus: 204,
      summary: 'Remove a watcher, who sees nothing more from now on',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(OneOfThem)
    .output(z.void()),
  familyInvitation: oc
    .route({
      method: 'GET',
      path: '/family-invitations/{token}',
      operationId: 'getFamilyInvitation',
      summary: 'Get what an invitation to a family is for',
    })
    .meta(refuses({ notFound: true }))
    .input(LinkInput)
    .output(OpenInvitation),
  acceptFamilyInvitation: oc
    .route({
      method: 'POST',
      path: '/family-invitations/{token}',
      operationId: 'acceptFamilyInvitation',
      summary: 'Accept an invitation to a family, signed in with the address that it was sent to',
    })
    .meta(
      refuses({
        forbidden: ['forbidden', 'other_address'],
        conflict: ['link_over', 'in_family', 'has_family', 'no_room'],
      }),
    )
    .input(LinkInput)
    .output(z.object({ kind })),
  watchedFamilies: oc
    .route({
      method: 'GET',
      path: watched,
      operationId: 'listWatchedFamilies',
      summary: 'List how the children of the families are doing that the caller watches',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(z.object({ items: z.array(WatchedFamily) })),
  stopWatching: oc
    .route({
      method: 'DELETE',
      path: `${watched}/{id}`,
      operationId: 'stopWatching',
      successStatus: 204,
      summary: 'Stop watching a family',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(OneOfThem)
    .output(z.void()),
};
