import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listChildrenOf } from '#features/guardians/server/public.ts';
import { findVerifiedAddress } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import type { ClassRelation } from '../contract.ts';

/** A class, and what the caller is to it: the closest, if she is several things. */
export interface ClassCircle {
  id: ClassId;
  name: string;
  ownerId: UserId;
  isArchived: boolean;
  relation: ClassRelation;
  /** For whom she looks: a student for herself, a guardian for her children in the class; a teacher for nobody of her own. */
  ownIds: UserId[];
}

/**
 * A class for those who belong to it: its teachers, the students who have joined, and their guardians. For everyone else it is not
 * found; an archived one is found by its teachers alone.
 */
export async function requireClassCircle(ctx: Ctx, id: string): Promise<ClassCircle> {
  const { userId } = signedIn(ctx);
  const row = await ctx.db
    .selectFrom('classes')
    .select(['id', 'name', 'educator_id', 'archived_at'])
    .where('id', '=', id as ClassId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const common = {
    id: row.id,
    name: row.name,
    ownerId: row.educator_id,
    isArchived: row.archived_at !== null,
  };
  if (await isTaughtBy(ctx, row.id, userId)) return { ...common, relation: 'teacher', ownIds: [] };
  if (common.isArchived) throw new NotFound();
  if ((await keepStudents(ctx, row.id, [userId])).length > 0)
    return { ...common, relation: 'student', ownIds: [userId] };
  const children = await keepStudents(ctx, row.id, await listOwnChildren(ctx, userId));
  if (children.length === 0) throw new NotFound();
  return { ...common, relation: 'guardian', ownIds: children };
}

async function isTaughtBy({ db }: Pick<Ctx, 'db'>, classId: ClassId, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('class_teachers')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

async function listOwnChildren(ctx: Ctx, userId: UserId): Promise<UserId[]> {
  const address = await findVerifiedAddress(ctx, userId);
  return address === undefined ? [] : listChildrenOf(ctx, address);
}

/** Those of these people who have joined the class, in their order. */
async function keepStudents(
  { db }: Pick<Ctx, 'db'>,
  classId: ClassId,
  userIds: readonly UserId[],
): Promise<UserId[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('class_students')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('status', '=', 'joined')
    .where('user_id', 'in', userIds)
    .execute();
  const joined = new Set(rows.map(({ user_id }) => user_id));
  return userIds.filter((id) => joined.has(id));
}
