import type { UserId } from '#core/ids.ts';
import { Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';

type ReadCtx = Pick<Ctx, 'db'>;

/**
 * Refuses a member of a family: her guardians decide about her account, and on the family's device her session is opened by a
 * touch, so it proves nothing.
 */
export async function refuseFamilyMember(ctx: ReadCtx, userId: UserId): Promise<void> {
  if ((await read(ctx, userId)).belongs_as === 'member')
    throw new Forbidden('forbidden', 'people.refusal.guardiansDecide');
}

/**
 * The address with which she signs in; refuses an account that has none. Someone else answers for her ways in, and anything she added herself would
 * outlast a lost card: for a student her teacher, for a member of a family her guardians.
 */
export async function requireAddress(ctx: ReadCtx, userId: UserId): Promise<string> {
  const { email_address, belongs_as } = await read(ctx, userId);
  if (email_address !== null) return email_address;
  throw new Forbidden(
    'forbidden',
    belongs_as === 'member' ? 'people.refusal.guardiansDecide' : 'people.refusal.cardAccount',
  );
}

function read({ db }: ReadCtx, userId: UserId) {
  return db
    .selectFrom('users')
    .leftJoin('family_standings', 'family_standings.user_id', 'users.id')
    .select(['email_address', 'belongs_as'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}
