import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { FamilyId } from '#features/families/members/contract.ts';
import { lockFamily } from '#features/families/members/server/family-rows.ts';
import { requireGrownUp } from '#features/families/members/server/family.ts';
import { handOver } from '#features/families/members/server/hand-over.ts';
import { mayLeave } from '../policy.ts';
import { listGrownUps, requireOwnFamily, type GrownUpKind } from './grown-ups.ts';
import { endInvitesOf } from './invite-rows.ts';

/**
 * The caller stops being a guardian of her family; another one carries on. A guardian removes nobody but herself, and children
 * keep one: of two who leave at once, one stays.
 */
export async function leaveFamily(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { guardianId, familyId } = await requireOwnFamily(ctx);
    await lockFamily(ctx, familyId);
    const grownUps = await listGrownUps(ctx, familyId);
    refuseStranger(grownUps, id, 'guardian');
    if (id !== guardianId) throw new Forbidden('other_guardian', 'families.refusal.otherGuardian');
    const guardians = grownUps.filter(({ kind }) => kind === 'guardian').length;
    if (!mayLeave({ guardians, children: await countChildren(ctx, familyId) }))
      throw new Conflict('last_guardian', 'families.refusal.lastGuardian');
    await endInvitesOf(ctx, guardianId);
    await handOver(ctx, familyId, guardianId);
    await recordAudit(ctx, { who: guardianId, what: 'family.guardian_left', subject: guardianId });
  });
}

/** A guardian removes a watcher. */
export async function removeWatcher(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { guardianId, familyId } = await requireOwnFamily(ctx);
    await lockFamily(ctx, familyId);
    await endWatching(ctx, familyId, id);
    await recordAudit(ctx, { who: guardianId, what: 'family.watcher_removed', subject: id });
  });
}

/** The caller stops watching a family. */
export async function stopWatching(ctx: Ctx, familyId: string): Promise<void> {
  const userId = await requireGrownUp(ctx);
  await endWatching(ctx, familyId as FamilyId, userId);
}

async function endWatching({ db }: Pick<Ctx, 'db'>, familyId: FamilyId, id: string): Promise<void> {
  const ended = await db
    .deleteFrom('family_guardians')
    .where('family_id', '=', familyId)
    .where('user_id', '=', id as UserId)
    .where('kind', '=', 'watcher')
    .returning('user_id')
    .executeTakeFirst();
  if (!ended) throw new NotFound();
}

function refuseStranger(
  grownUps: readonly { user_id: UserId; kind: GrownUpKind }[],
  id: string,
  kind: GrownUpKind,
): void {
  if (!grownUps.some((row) => row.user_id === id && row.kind === kind)) throw new NotFound();
}

/** Also those who were removed and can still be kept. */
async function countChildren({ db }: Pick<Ctx, 'db'>, familyId: FamilyId): Promise<number> {
  const { children } = await db
    .selectFrom('family_members')
    .select(({ fn }) => fn.countAll<string>().as('children'))
    .where('family_id', '=', familyId)
    .executeTakeFirstOrThrow();
  return Number(children);
}
