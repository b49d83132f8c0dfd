import { randomBytes, randomUUID } from 'node:crypto';
import { addDays, startOfDay } from '#core/local-date.ts';
import { findPlace } from '#core/places.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx } from '#platform/ctx.ts';
import { nextAnniversary } from '#platform/jewish-calendar/anniversaries.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import { anniversaryKindOf, daysBefore } from '#features/sponsorships/policy.ts';
import { listTaken, lockLine, periodOf } from '#features/sponsorships/booking/server/free-days.ts';
import type { SponsorshipRow } from '#features/sponsorships/server/sponsorship-rows.ts';
import { tellNextTaken } from '#features/sponsorships/server/tell-sponsor.ts';

/**
 * Keeps the same Hebrew date of the next year for a sponsor who repeats hers, until a week before it. Where someone else has that day
 * already, nothing is kept, and she hears which free date is nearest.
 */
export async function keepNextYear(ctx: Ctx, row: SponsorshipRow): Promise<void> {
  if (!row.repeats) return;
  const line = { span: row.span, courseId: row.course_id };
  const day = nextAnniversary(row.anchor_on, row.last_on, anniversaryKindOf(row.kind));
  const period = periodOf(row.span, day);
  await lockLine(ctx, line);
  if ((await listTaken(ctx, line, period)).length > 0) {
    await tellNextTaken(ctx, row, period);
    return;
  }
  const { timeZone } = findPlace(row.place) ?? placeFor(undefined, undefined);
  const now = ctx.clock.now();
  const token = randomBytes(32).toString('base64url');
  await ctx.db
    .insertInto('sponsorships')
    .values({
      id: randomUUID(),
      key: `after:${row.id}:${randomUUID()}`,
      span: row.span,
      course_id: row.course_id,
      first_on: period.first,
      last_on: period.last,
      anchor_on: row.anchor_on,
      kind: row.kind,
      sealed_words: row.sealed_words,
      repeats: true,
      state: 'kept',
      held_until: startOfDay(addDays(period.first, -daysBefore.givenUp), timeZone),
      review: row.review,
      renews: row.id,
      token_hash: hashSecret(token),
      sealed_token: ctx.sealing.seal(token),
      user_id: row.user_id,
      sponsor_name: row.sponsor_name,
      sealed_address: row.sealed_address,
      language: row.language,
      place: row.place,
      donation_id: null,
      created_at: now,
      changed_at: now,
      given_at: null,
      asked_at: null,
      told_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
