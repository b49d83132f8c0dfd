import type { UserId } from '#core/ids.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { emailKey, findVerifiedAddress, selectUsers } from '#features/people/server/public.ts';
import { listChildrenOf } from './children-of.ts';
import { guardiansOfFamily } from './guardian-hooks.ts';
import { findGuardian } from './name-guardian.ts';

/**
 * The accounts of those who answer for a child: of her guardian on record, who may have none, and of each guardian of her
 * family. `ofFamily`: the screen of her family shows what waits for an answer.
 */
export async function listGuardianAccounts(
  ctx: Ctx,
  childId: UserId,
): Promise<{ userId: UserId; ofFamily: boolean }[]> {
  const ofFamily = (await listOfFamilies(ctx, [childId])).get(childId) ?? [];
  const guardian = await findGuardian(ctx, childId);
  const onRecord =
    guardian?.withdrawn_at === null
      ? await selectUsers(ctx.db)
          .select('id')
          .where('email_key', '=', emailKey(guardian.email_address))
          .where('email_verified_at', 'is not', null)
          .execute()
      : [];
  const ids = new Set([...ofFamily, ...onRecord.map(({ id }) => id)]);
  return [...ids].map((userId) => ({ userId, ofFamily: ofFamily.includes(userId) }));
}

/**
 * The accounts of the guardians of each of these children who have agreed to her account, and still do: the mirror of
 * `listChildrenOf`. A guardian who has no account, or has not proved that the address is hers, is not among them.
 */
export async function listConsentingGuardians(
  ctx: Ctx,
  childIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, UserId[]>> {
  if (childIds.length === 0) return new Map();
  const children = await selectUsers(ctx.db)
    .innerJoin('guardians', 'guardians.user_id', 'users.id')
    .select(['users.id', 'guardians.email_address'])
    .where('users.id', 'in', childIds)
    .where('users.erase_at', 'is', null)
    .where('guardians.withdrawn_at', 'is', null)
    .where('users.guardian_approved_at', 'is not', null)
    .where('users.adult_from', '>', ctx.clock.now())
    .execute();
  if (children.length === 0) return new Map();
  const byKey = await listByKey(
    ctx,
    children.map((child) => emailKey(child.email_address)),
  );
  const ofFamilies = await listOfFamilies(
    ctx,
    children.map(({ id }) => id),
  );
  return new Map(
    children.map(({ id, email_address }) => {
      const onRecord = byKey.get(emailKey(email_address));
      return [id, [...new Set([...(onRecord ? [onRecord] : []), ...(ofFamilies.get(id) ?? [])])]];
    }),
  );
}

async function listOfFamilies(ctx: Ctx, childIds: readonly UserId[]): Promise<ReadonlyMap<UserId, UserId[]>> {
  const answers = await callHook(ctx, guardiansOfFamily, { childIds });
  return new Map(childIds.map((id) => [id, answers.flatMap((each) => each.get(id) ?? [])]));
}

async function listByKey({ db }: Pick<Ctx, 'db'>, keys: readonly string[]): Promise<Map<string, UserId>> {
  const rows = await selectUsers(db)
    .select(['id', 'email_key'])
    .where('email_key', 'in', keys)
    .where('email_verified_at', 'is not', null)
    .where('erase_at', 'is', null)
    .execute();
  return new Map(rows.flatMap(({ id, email_key }) => (email_key === null ? [] : [[email_key, id] as const])));
}

/** Whether any child asks this person, as her guardian on record or as a guardian of her family. */
export async function answersForChildren(ctx: Ctx, userId: UserId): Promise<boolean> {
  const address = await findVerifiedAddress(ctx, userId);
  return address !== undefined && (await listChildrenOf(ctx, address)).length > 0;
}
