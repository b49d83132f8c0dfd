import { isLocalDate, type LocalDate } from '#core/local-date.ts';
import { cacheReads } from '#platform/cache/cached-read.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { formatHebrewDate } from '#platform/jewish-calendar/hebrew-date.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { spans } from '#features/sponsorships/policy.ts';
import { wordsOf } from '#features/sponsorships/server/sponsorship-rows.ts';
import { sponsorshipsChanged } from '#features/sponsorships/server/sponsorships-changed.ts';
import type { DayView, DedicationView } from '../contract.ts';
import { readHebrewDay } from './hebrew-day.ts';

/** Everything that is shown on a day, courses too: read once for each day and process, until something changes. */
export const readDay = cacheReads<
  Pick<Ctx, 'db' | 'events' | 'clock' | 'sealing'>,
  LocalDate,
  DedicationView[]
>({ topics: [sponsorshipsChanged], maxAgeSeconds: 300, max: 400 }, async (ctx, date) => {
  const rows = await ctx.db
    .selectFrom('sponsorships')
    .select(['span', 'course_id', 'kind', 'sealed_words'])
    .where('state', '=', 'given')
    .where('review', '=', 'approved')
    .where('sealed_words', 'is not', null)
    .where('first_on', '<=', date)
    .where('last_on', '>=', date)
    .execute();
  const views = rows.map((row) => ({
    span: row.span,
    courseId: row.course_id,
    kind: row.kind,
    words: wordsOf(ctx, row),
  }));
  return views.toSorted((one, other) => spans.indexOf(one.span) - spans.indexOf(other.span));
});

/** To whom a Hebrew day is dedicated. It begins and ends when night falls at the caller's place; a page that is kept for all has one. */
export async function getToday(ctx: RequestCtx, { on }: { on?: string | undefined }): Promise<DayView> {
  ctx.madeFrom?.add(sponsorshipsChanged);
  const today = readHebrewDay(ctx.clock.now(), visitorPlace(ctx));
  const asked = on !== undefined && isLocalDate(on) ? on : ctx.hebrewDay;
  const date = asked ?? today.date;
  return {
    date,
    hebrew: formatHebrewDate(date, ctx.locale),
    endsAt: asked === undefined ? today.endsAt.toISOString() : null,
    dedications: (await readDay(ctx, date)).filter(({ span }) => span !== 'course'),
  };
}

/** The Hebrew day at the caller's place, and whether it, its week or its month is dedicated: then the header of her page says so. */
export async function readShownDay(ctx: RequestCtx): Promise<{ date: LocalDate; isDedicated: boolean }> {
  const { date } = readHebrewDay(ctx.clock.now(), visitorPlace(ctx));
  const all = await readDay(ctx, date);
  return { date, isDedicated: all.some(({ span }) => span !== 'course') };
}

export async function getOfCourse(
  ctx: RequestCtx,
  { courseId }: { courseId: string },
): Promise<{ dedications: DedicationView[] }> {
  const all = await readDay(ctx, readHebrewDay(ctx.clock.now(), visitorPlace(ctx)).date);
  return { dedications: all.filter((each) => each.courseId === courseId) };
}
