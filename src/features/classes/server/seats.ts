import * as z from 'zod';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import { findSeats, lockSeats } from '#features/people/server/public.ts';
import type { ClassId } from '../contract.ts';

/** The part of a ctx that seats need: a command on the server has no request. */
export type SeatsCtx = Pick<Ctx, 'db' | 'clock' | 'log' | 'events' | 'afterCommit'>;

/** The seats of an educator's classes, and who has them. An archived class takes none. */
export interface Room {
  seats: number;
  students: Set<UserId>;
}

/** How many students an educator without a plan may have. */
export const freeSeatsSetting = defineSetting({
  key: 'classes.freeSeats',
  schema: z.int().min(0),
  initial: 0,
  form: {
    area: 'classes',
    title: 'classes.setting.freeSeats',
    hint: 'classes.setting.freeSeatsHint',
    fields: { '': { label: 'classes.setting.freeSeats', unit: 'seats' } },
  },
});

/** The current room of an educator. */
export async function findRoom(ctx: SeatsCtx, educatorId: UserId): Promise<Room> {
  return describeRoom(ctx, educatorId, await findSeats(ctx, educatorId));
}

/** The same, locked until the caller's transaction ends. */
export async function lockRoom(ctx: SeatsCtx, educatorId: UserId): Promise<Room> {
  return describeRoom(ctx, educatorId, await lockSeats(ctx, educatorId));
}

async function describeRoom(ctx: SeatsCtx, educatorId: UserId, seatsOfPlan: number): Promise<Room> {
  const seats = seatsOfPlan || (await readSetting(ctx, freeSeatsSetting));
  const rows = await ctx.db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select('class_students.user_id')
    .distinct()
    .where('classes.educator_id', '=', educatorId)
    .where('classes.archived_at', 'is', null)
    .where('class_students.status', '=', 'joined')
    .execute();
  return { seats, students: new Set(rows.map((row) => row.user_id)) };
}

/** Whether one more student asking for a seat in this class can have one, even after everyone waiting gets theirs. */
export async function hasSeatsToAsk(ctx: Ctx, classId: ClassId): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('classes')
    .select('educator_id')
    .where('id', '=', classId)
    .executeTakeFirst();
  if (!found) return false;
  const { seats } = await findRoom(ctx, found.educator_id);
  const { people } = await ctx.db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select((row) => row.fn.count<string>('class_students.user_id').distinct().as('people'))
    .where('classes.educator_id', '=', found.educator_id)
    .where('classes.archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(people) < seats;
}
