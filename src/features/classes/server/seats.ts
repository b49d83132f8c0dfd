import * as z from 'zod';
import type { UserId } from '../../../core/ids.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { readSetting } from '../../../platform/settings.ts';
import { findSeats, lockSeats } from '../../accounts/server/public.ts';
import { mayAdmit } from '../policy.ts';

/** The seats of an educator's classes, and who has them. */
export interface Room {
  seats: number;
  students: Set<UserId>;
}

/** More than any plan has seats. */
const admittedAtOnce = 500;

/** The room of an educator as it is now. */
export async function findRoom(ctx: Ctx, educatorId: UserId): Promise<Room> {
  return describeRoom(ctx, educatorId, await findSeats(ctx, educatorId));
}

/** The same, which nobody else changes until the caller's transaction ends. */
export async function lockRoom(ctx: Ctx, educatorId: UserId): Promise<Room> {
  return describeRoom(ctx, educatorId, await lockSeats(ctx, educatorId));
}

async function describeRoom(ctx: Ctx, educatorId: UserId, seatsOfPlan: number): Promise<Room> {
  const seats = seatsOfPlan || (await readSetting(ctx, 'classes.freeSeats', z.int().min(0)));
  const rows = await ctx.db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select('class_students.user_id')
    .distinct()
    .where('classes.educator_id', '=', educatorId)
    .where('class_students.status', '=', 'joined')
    .execute();
  return { seats, students: new Set(rows.map((row) => row.user_id)) };
}

export function hasSeatFor({ seats, students }: Room, userId: UserId): boolean {
  return mayAdmit({ seats, taken: students.size, isStudent: students.has(userId) });
}

/** Gives the free seats of an educator's classes to those who wait for one, who has waited longest first. */
export async function admitWaiting(ctx: Ctx, educatorId: UserId): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const room = await lockRoom(ctx, educatorId);
    const waiting = await ctx.db
      .selectFrom('class_students')
      .innerJoin('classes', 'classes.id', 'class_students.class_id')
      .select(['class_students.class_id', 'class_students.user_id'])
      .where('classes.educator_id', '=', educatorId)
      .where('class_students.why', '=', 'seats')
      .orderBy('class_students.created_at')
      .orderBy('class_students.user_id')
      .limit(admittedAtOnce)
      .execute();
    for (const { class_id, user_id } of waiting) {
      if (!hasSeatFor(room, user_id)) continue;
      room.students.add(user_id);
      await ctx.db
        .updateTable('class_students')
        .set({ status: 'joined', why: null })
        .where('class_id', '=', class_id)
        .where('user_id', '=', user_id)
        .execute();
    }
  });
}
