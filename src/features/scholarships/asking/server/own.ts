import type { Selectable } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findVerifiedAddress } from '#features/people/server/public.ts';
import { mayAsk } from '#features/scholarships/policy.ts';
import { viewGiven, type GrantRow } from '#features/scholarships/server/grants.ts';
import { hashAddress } from '#features/scholarships/server/sealed-words.ts';
import type { ScholarshipRequestsTable } from '#features/scholarships/server/tables.ts';
import type { OwnScholarship } from '../contract.ts';

export type RequestRow = Selectable<ScholarshipRequestsTable>;

/** The last request of a person: one that she sent signed in, or before that from the address that she has proved. */
export function findLastRequest(
  { db }: Pick<Ctx, 'db'>,
  { userId, emailAddress }: { userId: UserId; emailAddress: string | undefined },
): Promise<RequestRow | undefined> {
  return db
    .selectFrom('scholarship_requests')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        eb('user_id', '=', userId),
        ...(emailAddress === undefined
          ? []
          : [and([eb('user_id', 'is', null), eb('email_hash', '=', hashAddress(emailAddress))])]),
      ]),
    )
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** What a person was given last and still has, or had. */
export function findRunning({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<GrantRow | undefined> {
  return db
    .selectFrom('scholarship_grants')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('granted_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export function mayAskNow(
  { clock }: Pick<Ctx, 'clock'>,
  last: RequestRow | undefined,
  given: GrantRow | undefined,
): boolean {
  const standing = given && {
    claimedAt: given.claimed_at,
    withdrawnAt: given.withdrawn_at,
    endsOn: given.ends_on,
  };
  return mayAsk(last, standing, clock.now());
}

/** How the caller's last request stands, and what she has been given. */
export async function getOwn(ctx: Pick<Ctx, 'db' | 'clock' | 'actor' | 'sealing'>): Promise<OwnScholarship> {
  const { userId } = signedIn(ctx);
  const emailAddress = await findVerifiedAddress(ctx, userId);
  const last = await findLastRequest(ctx, { userId, emailAddress });
  const given = await findRunning(ctx, userId);
  const [view] = await viewGiven(ctx, given ? [given] : []);
  return {
    request: last
      ? {
          state: last.state,
          askedAt: last.asked_at.toISOString(),
          plan: last.plan,
          reason: last.reason,
          answer: last.sealed_answer === null ? '' : ctx.sealing.open(last.sealed_answer),
        }
      : null,
    given: view ?? null,
    mayAsk: mayAskNow(ctx, last, given),
    emailAddress: emailAddress ?? null,
  };
}
