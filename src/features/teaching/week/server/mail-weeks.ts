import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { places, type Place } from '#core/places.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import { plainName } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { listTeachersToMail } from '#features/classes/server/public.ts';
import { listWanting } from '#features/notifications/server/public.ts';
import { findPersonStanding, findVerifiedAddress, nameOfReader } from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import { weekToTell } from '../policy.ts';
import { describeWeek, type ClassWeek } from './describe-week.ts';

const atOnce = 200;
const keptMs = 60 * dayMs;

/** Mails teachers how the week of their classes went, wherever it is Sunday morning; run every hour, each gets it once. */
export async function mailWeeks(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const isDue = ({ timeZone }: Place) => weekToTell(now, timeZone) !== undefined;
  if (!places.some(isDue)) return;
  for (let after: UserId | undefined; ;) {
    const teachers = await listTeachersToMail(ctx, isDue, { after, limit: atOnce });
    const wanting = await listWanting(ctx, { userIds: teachers, kind: 'teaching.week', channel: 'mail' });
    for (const teacherId of wanting) await mailWeek(ctx, teacherId);
    after = teachers.at(-1);
    if (teachers.length < atOnce) return;
  }
}

/** Mails one teacher, unless she has this week's summary or nobody in her classes learned anything. */
async function mailWeek(ctx: Ctx, userId: UserId): Promise<void> {
  const standing = await findPersonStanding(ctx, userId);
  const to = await findVerifiedAddress(ctx, userId);
  const week = standing && weekToTell(ctx.clock.now(), placeOfPerson(standing).timeZone);
  if (!standing || !week || to === undefined || (await isMailed(ctx, userId, week.sunday))) return;
  const { language } = standing;
  const classes = await describeWeek({ ...ctx, locale: language }, userId, week);
  if (classes.length === 0) return;
  const greets = await nameOfReader(ctx, userId, to);
  await inTransaction(ctx, async (ctx) => {
    const added = await ctx.db
      .insertInto('teacher_weeks')
      .values({ user_id: userId, sunday: week.sunday, sent_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!added) return;
    const say = (key: string) => ctx.sayIn(language, key);
    await sendMail(ctx, {
      id: `teaching.week:${week.sunday}:${userId}`,
      to,
      topic: { kind: 'teaching.week', userId },
      language,
      greets,
      title: say('teaching.mail.title'),
      text: [say('teaching.mail.intro'), ...classes.flatMap((each) => sayClass(ctx, language, each))],
      action: { label: say('teaching.mail.button'), path: href('educators') },
      note: say('teaching.mail.note'),
    });
  });
}

async function isMailed({ db }: Ctx, userId: UserId, sunday: string): Promise<boolean> {
  const row = await db
    .selectFrom('teacher_weeks')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('sunday', '=', sunday)
    .executeTakeFirst();
  return row !== undefined;
}

/** A class's name is what one of its teachers wrote. */
function sayClass(
  { sayIn }: Pick<Ctx, 'sayIn'>,
  language: Locale,
  { name, students, learned, done, missed }: ClassWeek,
): string[] {
  const numbers = sayIn(language, 'teaching.mail.class', { name: plainName(name), students, learned, done });
  if (!missed) return [numbers];
  const { ask: question, ...counts } = missed;
  return [numbers, sayIn(language, 'teaching.mail.missed', { question, ...counts })];
}

/** Forgets who had the summaries of past months. */
export async function forgetWeeks({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('teacher_weeks')
    .where('sent_at', '<', new Date(clock.now().getTime() - keptMs))
    .execute();
}
