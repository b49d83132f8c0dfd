import type { UserId } from '#core/ids.ts';
import { ageInYear } from '#core/kept-categories.ts';
import { pictureHref } from '#core/picture-href.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePeople, selectUsers } from '#features/people/server/public.ts';
import type { FamilyGuardian, FamilyId, FamilyMember, FamilyView } from '../contract.ts';
import { courseCategories } from './course-categories.ts';
import { listGuardians } from './family-rows.ts';
import { countMembers, countSeats } from './seats.ts';

/** Everyone who was ever a member and is not erased yet, in the family's order. */
async function listAllMembers(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  familyId: FamilyId,
): Promise<FamilyMember[]> {
  const rows = await selectUsers(db)
    .innerJoin('family_members', 'family_members.user_id', 'users.id')
    .select([
      'users.id',
      'first_name',
      'last_name',
      'gender',
      'birth_year',
      'avatar',
      'frame',
      'color',
      'language',
      'place',
      'classic_mode',
      'hidden_categories',
      'shown_categories',
      'role_before',
      'erase_at',
    ])
    .where('family_id', '=', familyId)
    .orderBy('position')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    gender: row.gender,
    birthYear: row.birth_year,
    avatar: row.avatar,
    avatarObj: toAvatarObj(pictureHref(row.avatar, row.frame)),
    color: row.color,
    language: row.language,
    place: row.place,
    classicMode: row.classic_mode,
    age: row.birth_year === null ? null : ageInYear(row.birth_year, clock.now()),
    hiddenCategories: row.hidden_categories,
    shownCategories: row.shown_categories,
    hasOwnAccount: row.role_before !== null,
    eraseAt: row.erase_at?.toISOString() ?? null,
  }));
}

/** The members of a family, in its order; without those who were removed. */
export async function listMembers(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  familyId: FamilyId | undefined,
): Promise<FamilyMember[]> {
  if (familyId === undefined) return [];
  return (await listAllMembers(ctx, familyId)).filter(({ eraseAt }) => eraseAt === null);
}

/** One who is or was a member of this family. */
export async function findMemberView(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  familyId: FamilyId,
  memberId: string,
): Promise<FamilyMember | undefined> {
  return (await listAllMembers(ctx, familyId)).find(({ id }) => id === memberId);
}

/** The family of a guardian; before its first member there is none, and she sees one in which she is alone. */
export async function describeFamily(
  ctx: Ctx,
  guardianId: UserId,
  familyId: FamilyId | undefined,
): Promise<FamilyView> {
  const guardianIds = familyId === undefined ? [guardianId] : await listGuardians(ctx, familyId);
  const all = familyId === undefined ? [] : await listAllMembers(ctx, familyId);
  const guardians = await describeGuardians(ctx, guardianIds);
  const [first = { id: guardianId, firstName: '', lastName: '', avatarObj: null }] = guardians;
  return {
    primaryUser: first,
    guardians,
    members: all.filter(({ eraseAt }) => eraseAt === null),
    removed: all.filter(({ eraseAt }) => eraseAt !== null),
    seats: await countSeats(ctx, guardianIds),
    seatsTaken: familyId === undefined ? 0 : await countMembers(ctx, familyId),
    siblingsMaySwap: familyId !== undefined && (await findSwapDefault(ctx, familyId)),
    categories: (await callHook(ctx, courseCategories, undefined)).flat(),
  };
}

/** Whether a child may change to a sibling on devices that have not decided otherwise. */
export async function findSwapDefault({ db }: Pick<Ctx, 'db'>, familyId: FamilyId): Promise<boolean> {
  const family = await db
    .selectFrom('families')
    .select('siblings_may_swap')
    .where('id', '=', familyId)
    .executeTakeFirst();
  return family?.siblings_may_swap ?? false;
}

export async function describeGuardians(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  ids: readonly UserId[],
): Promise<FamilyGuardian[]> {
  const people = await describePeople(ctx, ids);
  return ids.flatMap((id) => {
    const person = people.get(id);
    if (!person) return [];
    const { firstName, lastName, avatar } = person;
    return [{ id, firstName, lastName, avatarObj: toAvatarObj(avatar) }];
  });
}

export function toAvatarObj(url: string | undefined): { url: string } | null {
  return url === undefined ? null : { url };
}
