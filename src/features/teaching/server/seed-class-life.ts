import { hourMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { addDays, startOfDay } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { judgeDay, placeOf, todayAt } from '../assignments/server/due-dates.ts';

export const demoPlace = 'jerusalem';

const goal = { measure: 'stories', period: 'week', amount: 25 } as const;

/** Written in the morning of so many days ago, or the day before if there was no school on that one. */
const announcements = [
  { daysAgo: 8, pinned: false, text: 'איזה שבוע! הסיפור על האוהל של אברהם פתח אצלנו שיחה יפה על אורחים.' },
  {
    daysAgo: 1,
    pinned: true,
    text: 'ביום שלישי נציג בכיתה את העבודות על נתינה וחברות. מי שעוד לא סיים, יש זמן עד אז. אפשר לצייר, לצלם או לכתוב.',
  },
];

/** What the teacher of a class of the demo world has said, and what her class wants to reach together; does nothing if there is a goal. */
export async function seedClassLife(
  ctx: Ctx,
  { id: class_id, educatorId }: { id: string; educatorId: UserId },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const added = await ctx.db
      .insertInto('class_goals')
      .values({ class_id, ...goal, set_by: educatorId, set_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('class_id')
      .executeTakeFirst();
    if (!added) return;
    await ctx.db
      .insertInto('class_announcements')
      .values(
        announcements.map(({ daysAgo, pinned, text }) => {
          const at = schoolMorning(ctx, daysAgo);
          return {
            id: `demo-${class_id}-${daysAgo}`,
            class_id,
            group_id: null,
            text,
            created_by: educatorId,
            created_at: at,
            pinned_at: pinned ? at : null,
            told_at: at,
          };
        }),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Nobody writes to her class on Shabbat or Yom Tov, of which three may follow one another. */
function schoolMorning(ctx: Ctx, daysAgo: number): Date {
  const place = placeOf(demoPlace);
  const today = todayAt(ctx, place);
  const days = [0, 1, 2, 3].map((more) => addDays(today, -daysAgo - more));
  const day = days.find((each) => judgeDay(each, place).holyDay === null) ?? today;
  return new Date(startOfDay(day, place.timeZone).getTime() + 8 * hourMs);
}
