import * as z from 'zod';
import type { RequestCtx } from '#platform/ctx.ts';
import { minutesHeld } from '#features/sponsorships/policy.ts';
import type { SponsorshipRow } from '#features/sponsorships/server/sponsorship-rows.ts';
import type { Line } from './free-days.ts';

type HoldsCtx = Pick<RequestCtx, 'db' | 'clock' | 'actor' | 'signedCookies'>;

/** The browser knows it as `tl-sponsorship`. */
const cookieName = 'sponsorship';
const Cookie = z.object({ id: z.string() });

/** Lets this browser come back to what it holds. */
export function rememberHold({ signedCookies }: Pick<RequestCtx, 'signedCookies'>, id: string): void {
  signedCookies.set(cookieName, { id }, minutesHeld * 60);
}

/** What the caller holds of a line and has not paid: from this browser, or from her account. A fund that was asked holds for longer. */
export async function listOwnHolds(
  { db, clock, actor, signedCookies }: HoldsCtx,
  { span, courseId }: Line,
): Promise<SponsorshipRow[]> {
  const id = Cookie.safeParse(signedCookies.read(cookieName)).data?.id;
  const userId = actor.kind === 'member' ? actor.userId : undefined;
  if (id === undefined && userId === undefined) return [];
  const now = clock.now();
  return db
    .selectFrom('sponsorships')
    .selectAll()
    .where('span', '=', span)
    .where('course_id', 'is not distinct from', courseId)
    .where('state', '=', 'held')
    .where('renews', 'is', null)
    .where('held_until', '>', now)
    .where('held_until', '<=', new Date(now.getTime() + minutesHeld * 60_000))
    .where(({ or, and, eb }) =>
      or([
        // On a device of several people, what someone holds in her account is hers alone.
        ...(id === undefined ? [] : [and([eb('id', '=', id), eb('user_id', 'is', null)])]),
        ...(userId === undefined ? [] : [eb('user_id', '=', userId)]),
      ]),
    )
    .execute();
}
