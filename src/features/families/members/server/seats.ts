import * as z from 'zod';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import { findSeats, selectUsers } from '#features/people/server/public.ts';
import { hasSeatLeft } from '#features/families/policy.ts';
import type { FamilyId } from '../contract.ts';
import { listGuardians } from './family-rows.ts';

type SeatsCtx = Pick<Ctx, 'db' | 'clock' | 'events'>;

/** How many members a family without a plan may have. */
export const freeSeatsSetting = defineSetting({
  key: 'families.freeSeats',
  schema: z.int().min(0).max(1000),
  initial: 0,
  form: {
    area: 'children',
    title: 'families.setting.freeSeats',
    hint: 'families.setting.freeSeatsHint',
    fields: { '': { label: 'families.setting.freeSeats', unit: 'seats' } },
  },
});

/** The seats that the best plan of these guardians gives. */
export async function countSeats(ctx: SeatsCtx, guardians: readonly UserId[]): Promise<number> {
  let seats = 0;
  for (const guardian of guardians) seats = Math.max(seats, await findSeats(ctx, guardian));
  return seats || readSetting(ctx, freeSeatsSetting);
}

/** How many members a family has; one who was removed has given her seat back. */
export async function countMembers({ db }: Pick<Ctx, 'db'>, familyId: FamilyId): Promise<number> {
  const { members } = await selectUsers(db)
    .innerJoin('family_members', 'family_members.user_id', 'users.id')
    .select((row) => row.fn.countAll<string>().as('members'))
    .where('family_id', '=', familyId)
    .where('users.erase_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(members);
}

/** Whether one more may enter the family of this guardian, which need not exist yet. */
export async function hasSeat(
  ctx: SeatsCtx,
  guardianId: UserId,
  familyId: FamilyId | undefined,
): Promise<boolean> {
  const guardianIds = familyId === undefined ? [guardianId] : await listGuardians(ctx, familyId);
  const taken = familyId === undefined ? 0 : await countMembers(ctx, familyId);
  return hasSeatLeft({ seats: await countSeats(ctx, guardianIds), taken });
}

/** Refuses one more member where no seat is left. The caller has locked the family. */
export async function refuseWithoutSeat(ctx: SeatsCtx, familyId: FamilyId): Promise<void> {
  const [guardianId] = await listGuardians(ctx, familyId);
  if (guardianId === undefined || !(await hasSeat(ctx, guardianId, familyId)))
    throw new Conflict('no_seats', 'families.refusal.noSeats');
}
