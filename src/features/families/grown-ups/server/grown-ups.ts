import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import { signedIn } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readSetting } from '#platform/settings/settings.ts';
import type { FamilyId } from '#features/families/members/contract.ts';
import { findOwnFamily } from '#features/families/members/server/family-rows.ts';
import { requireGrownUp } from '#features/families/members/server/family.ts';
import { hasRoom } from '../policy.ts';
import { peopleLimitsSetting } from './people-limits.ts';

export type GrownUpKind = 'guardian' | 'watcher';

interface GrownUpRow {
  user_id: UserId;
  kind: GrownUpKind;
}

/** The guardians and watchers of a family, the first guardian first. */
export async function listGrownUps({ db }: Pick<Ctx, 'db'>, familyId: FamilyId): Promise<GrownUpRow[]> {
  return db
    .selectFrom('family_guardians')
    .select(['user_id', 'kind'])
    .where('family_id', '=', familyId)
    .orderBy('is_first', 'desc')
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
}

/** The family that the caller is a guardian of. For anyone else it is not found. */
export async function requireOwnFamily(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
): Promise<{ guardianId: UserId; familyId: FamilyId }> {
  await requireGrownUp(ctx);
  const guardianId = signedIn(ctx).userId;
  const familyId = await findOwnFamily(ctx, guardianId);
  if (familyId === undefined) throw new NotFound();
  return { guardianId, familyId };
}

const noRoom = {
  guardian: 'families.refusal.noRoom.guardian',
  watcher: 'families.refusal.noRoom.watcher',
};

/** Refuses one more of a kind than a family may have. The caller has locked the family. */
export async function refuseWithoutRoom(
  ctx: Pick<Ctx, 'db' | 'clock' | 'events'>,
  familyId: FamilyId,
  kind: GrownUpKind,
): Promise<void> {
  const limits = await readSetting(ctx, peopleLimitsSetting);
  const kinds = (await listGrownUps(ctx, familyId)).map((row) => row.kind);
  if (!hasRoom(kinds, kind, limits)) throw new Conflict('no_room', noRoom[kind]);
}
