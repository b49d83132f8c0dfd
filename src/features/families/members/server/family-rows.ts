import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { lockPerson, selectUsers } from '#features/people/server/public.ts';
import type { FamilyId } from '../contract.ts';

type ReadCtx = Pick<Ctx, 'db'>;

/** Someone's place in her family. Watchers have none: they only look. */
export interface Belonging {
  familyId: FamilyId;
  kind: 'guardian' | 'member';
}

/** The family to which someone belongs; a member who was removed belongs to none. */
export async function findBelonging({ db }: ReadCtx, userId: UserId): Promise<Belonging | undefined> {
  const guardian = await db
    .selectFrom('family_guardians')
    .select('family_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'guardian')
    .executeTakeFirst();
  if (guardian) return { familyId: guardian.family_id, kind: 'guardian' };
  const member = await selectUsers(db)
    .innerJoin('family_members', 'family_members.user_id', 'users.id')
    .select('family_id')
    .where('family_members.user_id', '=', userId)
    .where('users.erase_at', 'is', null)
    .executeTakeFirst();
  return member && { familyId: member.family_id, kind: 'member' };
}

/** The family that someone is a guardian of, if any. */
export async function findOwnFamily(ctx: ReadCtx, guardianId: UserId): Promise<FamilyId | undefined> {
  const belonging = await findBelonging(ctx, guardianId);
  return belonging?.kind === 'guardian' ? belonging.familyId : undefined;
}

/** The guardians of a family, the first one first. */
export async function listGuardians({ db }: ReadCtx, familyId: FamilyId): Promise<UserId[]> {
  const rows = await db
    .selectFrom('family_guardians')
    .select('user_id')
    .where('family_id', '=', familyId)
    .where('kind', '=', 'guardian')
    .orderBy('is_first', 'desc')
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** The guardians of each of these members, the first one first; of one who was removed, nobody. */
export async function listGuardiansOfMembers(
  { db }: ReadCtx,
  memberIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, UserId[]>> {
  const rows = await selectUsers(db)
    .innerJoin('family_members', 'family_members.user_id', 'users.id')
    .innerJoin('family_guardians', 'family_guardians.family_id', 'family_members.family_id')
    .select(['family_members.user_id as member_id', 'family_guardians.user_id'])
    .where('family_members.user_id', 'in', memberIds)
    .where('users.erase_at', 'is', null)
    .where('family_guardians.kind', '=', 'guardian')
    .orderBy('family_guardians.is_first', 'desc')
    .orderBy('family_guardians.joined_at')
    .orderBy('family_guardians.user_id')
    .execute();
  const byMember = Map.groupBy(rows, ({ member_id }) => member_id);
  return new Map([...byMember].map(([id, own]) => [id, own.map(({ user_id }) => user_id)]));
}

/** Other callers who change who belongs to this family wait until this transaction ends. */
export async function lockFamily({ db }: ReadCtx, familyId: FamilyId): Promise<void> {
  await db.selectFrom('families').select('id').where('id', '=', familyId).forNoKeyUpdate().execute();
}

/**
 * The family of a guardian, made if she has none, and locked. Call it in a transaction: her own row is locked first, so that
 * two requests at once make one family.
 */
export async function takeOwnFamily(ctx: Pick<Ctx, 'db' | 'clock'>, guardianId: UserId): Promise<FamilyId> {
  await lockPerson(ctx, guardianId);
  const known = await findOwnFamily(ctx, guardianId);
  if (known !== undefined) {
    await lockFamily(ctx, known);
    return known;
  }
  const id = randomUUID() as FamilyId;
  const now = ctx.clock.now();
  await ctx.db.insertInto('families').values({ id, siblings_may_swap: false, created_at: now }).execute();
  await ctx.db
    .insertInto('family_guardians')
    .values({ family_id: id, user_id: guardianId, kind: 'guardian', is_first: true, joined_at: now })
    .execute();
  return id;
}
