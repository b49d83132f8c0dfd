import { randomUUID } from 'node:crypto';
import { isLocalDate, type LocalDate } from '#core/local-date.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { hebrewDayAt } from '#platform/jewish-calendar/hebrew-months.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { listCourses } from '#features/learning/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import {
  isInReach,
  minutesHeld,
  overlaps,
  sponsorshipTarget,
  type Period,
} from '#features/sponsorships/policy.ts';
import { sayPeriod } from '#features/sponsorships/server/say-period.ts';
import {
  lockSponsorship,
  updateSponsorship,
  type SponsorshipRow,
} from '#features/sponsorships/server/sponsorship-rows.ts';
import type { BookInput } from '../contract.ts';
import { findNearest, freeOverdue, listTaken, lockLine, periodOf, type Line } from './free-days.ts';
import { listOwnHolds, rememberHold } from './own-holds.ts';

interface Booked {
  id: string;
  target: string;
  heldUntil: string;
}

/**
 * Holds what its sponsor has chosen while she pays. Of two who want the same, the first to commit has it, and the other is offered
 * the nearest that is free (409 `taken`). With the same key she changes her mind, and what she had before is free again. What she holds herself
 * she continues, from a form that was opened again, too.
 */
export async function book(ctx: RequestCtx, input: BookInput): Promise<Booked> {
  const { actor, clock, sealing } = ctx;
  const userId = actor.kind === 'member' ? actor.userId : null;
  if (userId !== null && (await readPayer(ctx, userId)).minor)
    throw new Conflict('minor', 'donations.refusal.minor');
  const line = await readLine(ctx, input);
  const today = hebrewDayAt(clock.now(), visitorPlace(ctx));
  const { first, last } = periodOf(input.span, input.on);
  const heldUntil = new Date(clock.now().getTime() + minutesHeld * 60_000);
  const booked = await inTransaction(ctx, async (ctx) => {
    await lockLine(ctx, line);
    await freeOverdue(ctx, line);
    const before =
      (await lockSponsorship(ctx, { key: input.key })) ?? (await lockOwn(ctx, line, { first, last }));
    const isOpen = before === undefined || (before.donation_id === null && before.renews === null);
    const isElses = before !== undefined && before.user_id !== null && before.user_id !== userId;
    if (!isOpen || isElses) throw new Conflict('key_used', 'sponsorships.refusal.keyUsed');
    await refuseTaken(ctx, line, { on: input.on, today, but: before?.id });
    const chosen = {
      key: input.key,
      span: line.span,
      course_id: line.courseId,
      first_on: first,
      last_on: last,
      anchor_on: input.span === 'week' ? input.on : first,
      kind: input.kind,
      sealed_words: sealing.seal(input.words),
      repeats: input.repeats,
      state: 'held',
      held_until: heldUntil,
      user_id: userId,
      language: ctx.locale,
      place: visitorPlace(ctx).id,
    } as const;
    const id = before?.id ?? randomUUID();
    if (before) await updateSponsorship(ctx, before, chosen);
    else
      await ctx.db
        .insertInto('sponsorships')
        .values({
          ...chosen,
          id,
          review: 'waiting',
          renews: null,
          token_hash: null,
          sealed_token: null,
          sealed_address: null,
          donation_id: null,
          created_at: clock.now(),
          changed_at: clock.now(),
          given_at: null,
          asked_at: null,
          told_at: null,
        })
        .execute();
    return { id, target: `${sponsorshipTarget}:${id}`, heldUntil: heldUntil.toISOString() };
  });
  rememberHold(ctx, booked.id);
  return booked;
}

/** What the caller holds of these days herself. */
async function lockOwn(ctx: RequestCtx, line: Line, period: Period): Promise<SponsorshipRow | undefined> {
  const own = (await listOwnHolds(ctx, line)).find((row) =>
    overlaps(period, { first: row.first_on, last: row.last_on }),
  );
  return own && lockSponsorship(ctx, { id: own.id });
}

/** Refuses a day that there is not, and a course that cannot be dedicated. */
async function readLine(ctx: RequestCtx, { span, on, courseId }: BookInput): Promise<Line> {
  if (!isLocalDate(on)) throw new Invalid([{ path: 'on', messageKey: 'sponsorships.field.on' }]);
  if (span !== 'course') return { span, courseId: null };
  const course = (await listCourses(ctx)).find(({ id }) => id === courseId);
  if (!course || course.isComingSoon || course.archived)
    throw new Invalid([{ path: 'courseId', messageKey: 'sponsorships.field.course' }]);
  return { span, courseId: course.id };
}

async function refuseTaken(
  ctx: RequestCtx,
  line: Line,
  { on, today, but }: { on: LocalDate; today: LocalDate; but: string | undefined },
): Promise<void> {
  const period = periodOf(line.span, on);
  const isTaken = (await listTaken(ctx, line, period, but === undefined ? [] : [but])).length > 0;
  if (!isTaken && isInReach(period.first, today)) return;
  const nearest = await findNearest(ctx, line, on, today);
  if (!isTaken) throw new Conflict('out_of_reach', 'sponsorships.refusal.outOfReach');
  if (!nearest) throw new Conflict('taken', 'sponsorships.refusal.taken');
  const { civil, hebrew } = sayPeriod(line.span, nearest, ctx.locale);
  throw new Conflict('taken', 'sponsorships.refusal.takenOffer', { civil, hebrew, nearest: nearest.first });
}
