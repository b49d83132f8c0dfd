import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ClassId } from '../contract.ts';
import { mayTeach } from '../policy.ts';
import { lockRoom } from './seats.ts';

/** A class that the caller teaches. Its seats, cards and invitations are its owner's. */
export interface TaughtClass {
  id: ClassId;
  name: string;
  ownerId: UserId;
  isOwner: boolean;
  isArchived: boolean;
}

/** What an act needs besides teaching the class. */
interface Needs {
  /** Only the class's owner may. */
  owner?: true;
  /** It is allowed in an archived class too, which is otherwise read-only. */
  archived?: true;
}

/** The educator whose classes are requested; refuses anyone else. */
export function educatorOf(ctx: Pick<Ctx, 'actor'>): UserId {
  const member = signedIn(ctx);
  if (!mayTeach(member)) throw new Forbidden('forbidden', 'classes.refusal.educatorsOnly');
  return member.userId;
}

/** The ids of the classes that someone teaches, as their owner or as a co-teacher: for a condition. */
export function selectTaught(db: Ctx['db'], userId: UserId) {
  return db.selectFrom('class_teachers').select('class_teachers.class_id').where('user_id', '=', userId);
}

/** One of the caller's classes, to look at; for everyone else it is not found. */
export async function requireTaughtClass(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<TaughtClass> {
  const userId = educatorOf(ctx);
  const row = await ctx.db
    .selectFrom('classes')
    .select(['id', 'name', 'educator_id', 'archived_at'])
    .where('id', '=', id as ClassId)
    .where('id', 'in', selectTaught(ctx.db, userId))
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return {
    id: row.id,
    name: row.name,
    ownerId: row.educator_id,
    isOwner: row.educator_id === userId,
    isArchived: row.archived_at !== null,
  };
}

/** One of the caller's classes, to change, with its owner's room locked until the caller's transaction ends. */
export async function lockTaughtClass(ctx: Ctx, id: string, needs: Needs = {}): Promise<TaughtClass> {
  const { ownerId } = await requireTaughtClass(ctx, id);
  await lockRoom(ctx, ownerId);
  const found = await requireTaughtClass(ctx, id);
  // It has been handed over in the meantime: the new owner's room comes instead.
  if (found.ownerId !== ownerId) return lockTaughtClass(ctx, id, needs);
  refuseUnfit(found, needs);
  return found;
}

/** Refuses an act that only the owner may do, or that changes an archived class. */
export function refuseUnfit({ isOwner, isArchived }: TaughtClass, { owner, archived }: Needs = {}): void {
  if (owner && !isOwner) throw new Forbidden('owner_only', 'classes.refusal.ownerOnly');
  if (isArchived && !archived) throw new Conflict('class_archived', 'classes.refusal.archived');
}
