import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { AvatarId, BirthYear, PersonName } from '#features/people/contract.ts';
import { memberColors } from '../policy.ts';

/** Which family; only the server tells it apart from other text. */
export type FamilyId = string & { readonly family: unique symbol };
export type MemberColor = (typeof memberColors)[number];

const PersonId = z.string().check(z.maxLength(100));
export const MemberId = z.object({ id: PersonId });

const avatarObj = z.nullable(z.object({ url: z.string() }));
const color = z.enum(memberColors);
const gender = z.union([z.literal(1), z.literal(2)]);
const place = z.nullable(z.string().check(z.maxLength(40)));

/** A child of the family. `gender`: 1 male, 2 female; `avatar` is the id behind `avatarObj`, `place` the city whose calendar is followed. */
export const FamilyMember = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.nullable(gender),
  birthYear: z.nullable(z.int()),
  avatar: z.nullable(z.string()),
  avatarObj,
  color,
  language: z.enum(localeCodes),
  place: z.nullable(z.string()),
  /** Films only, no games and no points. */
  classicMode: z.boolean(),
  /** How old she becomes this year. */
  age: z.nullable(z.int()),
  /** The ids of the categories whose courses she does not see because a guardian has chosen so. */
  hiddenCategories: z.array(z.string()),
  /** Those that a guardian shows her although they are meant for another age. */
  shownCategories: z.array(z.string()),
  /** She brought her account along and signs in with an address of her own; removed, she leaves with it. */
  hasOwnAccount: z.boolean(),
  /** When the account of a removed member is erased; null for the others. */
  eraseAt: z.nullable(z.string()),
});
export type FamilyMember = z.infer<typeof FamilyMember>;

/** A grown-up of the family. */
export const FamilyGuardian = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatarObj,
});
export type FamilyGuardian = z.infer<typeof FamilyGuardian>;

/**
 * The caller's family as a parent sees it. `removed` are the members whose removal can still be undone; they take no seat.
 * `siblingsMaySwap` is what holds on devices that have not decided otherwise; `categories` are those of courses, which can be kept
 * from a child, with the ages that each is meant for.
 */
export const FamilyView = z.object({
  primaryUser: FamilyGuardian,
  guardians: z.array(FamilyGuardian),
  members: z.array(FamilyMember),
  removed: z.array(FamilyMember),
  seats: z.int(),
  seatsTaken: z.int(),
  siblingsMaySwap: z.boolean(),
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      minAge: z.nullable(z.int()),
      maxAge: z.nullable(z.int()),
    }),
  ),
});
export type FamilyView = z.infer<typeof FamilyView>;
/** One of the categories that a guardian can keep from a child. */
export type CourseCategory = FamilyView['categories'][number];

export const FamilyInput = z.object({ siblingsMaySwap: z.optional(z.boolean()) });
export type FamilyInput = z.infer<typeof FamilyInput>;

/** A new member; what is left out is like the parent's. */
export const NewMember = z.object({
  firstName: PersonName,
  lastName: z.optional(PersonName),
  gender,
  birthYear: BirthYear,
  avatar: z.optional(z.nullable(AvatarId)),
  color: z.optional(color),
  language: z.optional(z.enum(localeCodes)),
  place: z.optional(place),
});
export type NewMember = z.infer<typeof NewMember>;

/** Whether a child sees a category: as a guardian has chosen, or by her age. */
const categoryChoices = ['shown', 'hidden', 'by_age'] as const;
export type CategoryChoice = (typeof categoryChoices)[number];
const CategoryChoices = z
  .record(z.string().check(z.maxLength(100)), z.enum(categoryChoices))
  .check(z.refine((choices) => Object.keys(choices).length <= 100, 'app.field.invalid'));

/** What a parent may change of a member; what is left out stays. `categories`: choices by the id of a category. */
export const MemberInput = z.object({
  ...MemberId.shape,
  ...z.partial(NewMember).shape,
  classicMode: z.optional(z.boolean()),
  categories: z.optional(CategoryChoices),
});
export type MemberInput = z.infer<typeof MemberInput>;

const path = '/users/current/family';

export const membersContract = {
  family: oc
    .route({ method: 'GET', path, operationId: 'getFamily', summary: 'Get the caller’s family' })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(FamilyView),
  updateFamily: oc
    .route({ method: 'POST', path, operationId: 'updateFamily', summary: 'Change what the family decides' })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .input(FamilyInput)
    .output(FamilyView),
  members: oc
    .route({
      method: 'GET',
      path: `${path}/members`,
      operationId: 'listFamilyMembers',
      summary: 'List the members of the caller’s family',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(z.object({ items: z.array(FamilyMember) })),
  addMember: oc
    .route({
      method: 'POST',
      path: `${path}/members`,
      operationId: 'addFamilyMember',
      summary: 'Add a member to the caller’s family',
    })
    .meta(refuses({ forbidden: ['email_unverified', 'forbidden'], conflict: ['no_seats'] }))
    .input(NewMember)
    .output(FamilyMember),
  updateMember: oc
    .route({
      method: 'POST',
      path: `${path}/members/{id}`,
      operationId: 'updateFamilyMember',
      summary: 'Change a member of the caller’s family',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(MemberInput)
    .output(FamilyMember),
  removeMember: oc
    .route({
      method: 'DELETE',
      path: `${path}/members/{id}`,
      operationId: 'removeFamilyMember',
      summary: 'Remove a member, whose account is erased after 30 days',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(MemberId)
    .output(FamilyMember),
  keepMember: oc
    .route({
      method: 'POST',
      path: `${path}/members/{id}/keep`,
      operationId: 'keepFamilyMember',
      summary: 'Undo the removal of a member',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['no_seats'] }))
    .input(MemberId)
    .output(FamilyMember),
};
