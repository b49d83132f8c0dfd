import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { tellPerson } from '#platform/events/tell-person.ts';
import { findGuardian } from '#features/guardians/server/public.ts';
import { emailKey, selectUsers } from '#features/people/server/public.ts';
import { findBelonging, listGuardians } from './family-rows.ts';

/** Who answers for a child: an address, and the account of the person who has proved that it is hers. */
export interface GuardianOfChild {
  emailAddress: string;
  userId: UserId | undefined;
}

/** All who answer for a child: first the guardian on record, then the others of her family. */
export async function listGuardiansOf(ctx: Pick<Ctx, 'db'>, childId: UserId): Promise<GuardianOfChild[]> {
  const onRecord = (await findGuardian(ctx, childId))?.email_address;
  const belonging = await findBelonging(ctx, childId);
  const ofFamily = belonging?.kind === 'member' ? await listGuardians(ctx, belonging.familyId) : [];
  if (onRecord === undefined && ofFamily.length === 0) return [];
  const accounts = await selectUsers(ctx.db)
    .select(['id', 'email_address', 'email_key'])
    .where('email_verified_at', 'is not', null)
    .where(({ eb, or }) =>
      or([
        ...(onRecord === undefined ? [] : [eb('email_key', '=', emailKey(onRecord))]),
        ...(ofFamily.length === 0 ? [] : [eb('id', 'in', ofFamily)]),
      ]),
    )
    .orderBy('id')
    .execute();
  const first = accounts.find(({ email_key }) => onRecord !== undefined && email_key === emailKey(onRecord));
  const others = accounts.flatMap(({ id, email_address }) =>
    id === first?.id || email_address === null ? [] : [{ emailAddress: email_address, userId: id }],
  );
  return onRecord === undefined ? others : [{ emailAddress: onRecord, userId: first?.id }, ...others];
}

/** The open pages of all who answer for a child load again what they show of her. */
export async function tellGuardians(
  ctx: Pick<Ctx, 'db' | 'events' | 'afterCommit'>,
  childId: UserId,
): Promise<void> {
  for (const { userId } of await listGuardiansOf(ctx, childId))
    if (userId !== undefined) tellPerson(ctx, userId, 'family');
}
