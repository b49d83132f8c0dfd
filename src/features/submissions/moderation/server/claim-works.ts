import { sql, type RawBuilder } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { ClaimView } from '#core/judging.ts';
import { NotFound } from '#core/refusals.ts';
import {
  endOfClaim,
  releaseClaims,
  removeEndedClaims,
  takeClaim,
} from '#features/administration/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { NextWorkInput } from '../contract.ts';
import { queueFilters, selectJudged, waits, workQueue } from './queue-rows.ts';

/** Claims a work for the caller, or renews her claim. Refuses while it is someone else's. */
export async function claimWork(ctx: Ctx, id: string): Promise<ClaimView> {
  const { userId: by } = signedIn(ctx);
  const work = await selectJudged(ctx.db, by)
    .where('submissions.id', '=', id as SubmissionId)
    .executeTakeFirst();
  if (!work) throw new NotFound();
  const { until } = await takeClaim(ctx, workQueue, { id, by });
  const name = (await describePeople(ctx, [by])).get(by)?.displayName ?? '';
  return { by: name, mine: true, until: until.toISOString() };
}

/** Ends the caller's claim of a work; that of anyone else stays. */
export async function releaseWork(ctx: Ctx, id: string): Promise<void> {
  await releaseClaims(ctx, workQueue, { ids: [id], by: signedIn(ctx).userId });
}

/**
 * Claims the oldest work that waits and that nobody looks at: after a given one, so that what was passed over does not come
 * at once again, else before it.
 */
export async function claimNextWork(
  ctx: Ctx,
  { after, ...filters }: NextWorkInput,
): Promise<{ id: string | null }> {
  if (after === undefined) return { id: await claimOldest(ctx, filters) };
  const place = sql`(select changed_at, id from submissions where id = ${after})`;
  const own = sql`(submissions.changed_at, submissions.id)`;
  const id =
    (await claimOldest(ctx, filters, sql`${own} > ${place}`)) ??
    (await claimOldest(ctx, filters, sql`${own} < ${place}`));
  return { id };
}

/** In one statement: two moderators never get the same. */
async function claimOldest(
  ctx: Ctx,
  { kind, course, language, only }: Omit<NextWorkInput, 'after'>,
  place?: RawBuilder<unknown>,
): Promise<string | null> {
  const { userId: by } = signedIn(ctx);
  const now = ctx.clock.now();
  const conditions = [
    waits,
    sql`submissions.owner_id <> ${by}`,
    ...(kind ? [queueFilters.kind(kind)] : []),
    ...(course ? [queueFilters.course(course)] : []),
    ...(language ? [queueFilters.language(language)] : []),
    ...(only ? [queueFilters.only(only)] : []),
    ...(place ? [place] : []),
  ];
  const { rows } = await sql<{ id: string }>`
    insert into submission_claims as claim (submission_id, by, until)
    select submissions.id, ${by}, ${await endOfClaim(ctx)} from submissions
    where ${sql.join(conditions, sql` and `)}
      and not exists (
        select from submission_claims other
        where other.submission_id = submissions.id and other.until > ${now} and other.by <> ${by}
      )
    order by submissions.changed_at, submissions.id
    limit 1 for update of submissions skip locked
    on conflict (submission_id) do update set by = excluded.by, until = excluded.until
      where claim.by = excluded.by or claim.until <= ${now}
    returning submission_id as id`.execute(ctx.db);
  return rows[0]?.id ?? null;
}

export const removeEndedWorkClaims = (ctx: Ctx): Promise<void> => removeEndedClaims(ctx, workQueue);
