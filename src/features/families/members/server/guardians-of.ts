import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { tellPerson } from '#platform/events/tell-person.ts';
import { findGuardian } from '#features/guardians/server/public.ts';
import { emailKey, selectUsers } from '#features/people/server/public.ts';
import { findBelonging, listGuardians } from './family-rows.ts';

/** The accounts of all who answer for a child: of the guardian on record, if she has proved that address, and of her family's. */
async function listGuardiansOf(ctx: Pick<Ctx, 'db'>, childId: UserId): Promise<UserId[]> {
  const onRecord = (await findGuardian(ctx, childId))?.email_address;
  const belonging = await findBelonging(ctx, childId);
  const ofFamily = belonging?.kind === 'member' ? await listGuardians(ctx, belonging.familyId) : [];
  if (onRecord === undefined) return ofFamily;
  const proved = await selectUsers(ctx.db)
    .select('id')
    .where('email_key', '=', emailKey(onRecord))
    .where('email_verified_at', 'is not', null)
    .execute();
  return [...new Set([...proved.map(({ id }) => id), ...ofFamily])];
}

/** The open pages of all who answer for a child load again what they show of her. */
export async function tellGuardians(
  ctx: Pick<Ctx, 'db' | 'events' | 'afterCommit'>,
  childId: UserId,
): Promise<void> {
  for (const userId of await listGuardiansOf(ctx, childId)) tellPerson(ctx, userId, 'family');
}
