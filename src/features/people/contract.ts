import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { roles } from '#core/actor.ts';
import { localeCodes } from '#core/locale.ts';
import { permissions } from '#core/permissions.ts';
import { auditContract } from './audit/contract.ts';
import { AvatarId, avatarsContract } from './avatars/contract.ts';
import { panelContract } from './panel/contract.ts';
import { phoneContract } from './phone/contract.ts';
import { usersListingContract } from './listing/contract.ts';
import { personName, Phone, Preferences } from './users/contract.ts';

export { type AvatarChoice, AvatarId } from './avatars/contract.ts';
export {
  BirthYear,
  chosenRoles,
  CountryCode,
  CurrentPassword,
  EmailAddress,
  line,
  paragraphs,
  Password,
  personName,
  PersonName,
  visibleLine,
} from './users/contract.ts';

/**
 * The User of spec §3, and what her settings add: `avatar` is the id behind `avatarObj`, `place` the city whose
 * calendar she follows, `phone` as typed, `eraseAt` when an account that she has deleted is erased. `plan`: 0 free, 1
 * standard, 2 premium, 3 complimentary; `gender`: 1 male, 2 female; times ISO 8601 UTC.
 */
export const UserView = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  fullName: z.string(),
  /** Null for a student who signs in with a card from her teacher. */
  emailAddress: z.nullable(z.string()),
  verified: z.boolean(),
  phoneVerified: z.boolean(),
  gender: z.nullable(z.union([z.literal(1), z.literal(2)])),
  role: z.enum(roles),
  status: z.enum(['trial', 'free', 'paid']),
  /** Addition: a free account after its first 180 days (spec §4). */
  restricted: z.boolean(),
  plan: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  language: z.enum(localeCodes),
  verificationHash: z.nullable(z.string()),
  /** Her picture with the frame around it; where there is only a frame, it belongs around her initials. */
  avatarObj: z.nullable(z.object({ url: z.string() })),
  created: z.string(),
  admin: z.boolean(),
  /** Addition: works in the administration. */
  staff: z.boolean(),
  /** Addition: what this session may do there; empty until its second step. */
  permissions: z.array(z.enum(permissions)),
  /** Addition: the languages that a translator writes. */
  staffLanguages: z.array(z.enum(localeCodes)),
  courseIds: z.array(z.string()),
  premiumFeatures: z.boolean(),
  classId: z.nullable(z.string()),
  classStatus: z.nullable(z.enum(['joined', 'pending'])),
  /** Addition: one of her classes is waiting for her guardian's approval. */
  classAwaitsGuardian: z.boolean(),
  /** Addition: how she belongs to a family, if she does; and whether she watches the children of another. */
  family: z.nullable(z.enum(['guardian', 'member'])),
  watchesFamily: z.boolean(),
  classicMode: z.boolean(),
  /** Addition: how long she may learn on a screen each day; null without a limit. */
  minutesPerDay: z.nullable(z.int()),
  minor: z.boolean(),
  /** Addition: a minor whose guardian has not approved yet, or has withdrawn. */
  awaitsGuardian: z.boolean(),
  lastConfirmedShareNotice: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  place: z.nullable(z.string()),
  preferences: Preferences,
  eraseAt: z.nullable(z.string()),
});
export type UserView = z.infer<typeof UserView>;

/**
 * What a person may change about herself; the whole user object may be sent, and the rest of it is ignored (quality:
 * API rules). A name may be empty only while there is none yet.
 */
export const ProfileInput = z.object({
  firstName: z.optional(personName(60)),
  lastName: z.optional(personName(60)),
  displayName: z.optional(personName(120)),
  gender: z.optional(z.nullable(z.union([z.literal(1), z.literal(2)]))),
  language: z.optional(z.enum(localeCodes)),
  classicMode: z.optional(z.boolean()),
  avatar: z.optional(z.nullable(AvatarId)),
  place: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  /** Only an adult’s is kept. */
  phone: z.optional(z.nullable(Phone)),
  preferences: z.optional(z.partial(Preferences)),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

export const peopleContract = {
  ...auditContract,
  ...avatarsContract,
  ...usersListingContract,
  ...panelContract,
  ...phoneContract,
  currentUser: oc
    .route({
      method: 'GET',
      path: '/users/current',
      operationId: 'getCurrentUser',
      summary: 'Get the caller’s profile',
    })
    .meta(refuses({ signIn: ['session_load_failed'] }))
    .output(UserView),
  updateProfile: oc
    .route({
      method: 'POST',
      path: '/users/current',
      operationId: 'updateProfile',
      summary: 'Update the caller’s profile',
    })
    .meta(refuses({ signIn: ['session_load_failed'] }))
    .input(ProfileInput)
    .output(UserView),
  confirmShareNotice: oc
    .route({
      method: 'POST',
      path: '/users/current/share-notice',
      operationId: 'confirmShareNotice',
      summary: 'Confirm having read that an account is for one household',
    })
    .output(z.object({ lastConfirmedShareNotice: z.string() })),
};

declare module '../../core/api.ts' {
  interface Api {
    people: typeof peopleContract;
  }
}
