import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { TestUser } from '#features/people/testing.ts';
import { askGuardians, askGuardiansJob } from './guardian/server/ask-guardians.ts';
import type { Impact } from './impact/contract.ts';
import type { SubmissionId } from './life/contract.ts';
import type { Status, Visibility } from './life/policy.ts';
import { move } from './life/server/move.ts';

/** A deed that has been handed in and waits, as the database has it. */
export async function makeDeed(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { userId }: Pick<TestUser, 'userId'>,
  impact: Impact | null,
  itemId: string = randomUUID(),
): Promise<SubmissionId> {
  const id = randomUUID() as SubmissionId;
  const now = clock.now();
  await db
    .insertInto('submissions')
    .values({
      id,
      owner_id: userId,
      item_id: itemId,
      course_id: 'course',
      kind: 'rwi',
      language: 'en',
      visibility: 1,
      status: 0,
      version: 1,
      handed_in_at: now,
      changed_at: now,
    })
    .execute();
  await db
    .insertInto('submission_versions')
    .values({
      submission_id: id,
      version: 1,
      text: 'Done',
      impact: impact && JSON.stringify(impact),
      mark: id,
      made_at: now,
    })
    .execute();
  return id;
}

/** A work for a challenge as the database has it: in any state, seen by whom one likes. */
export async function makeWorkOf(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  owner: Pick<TestUser, 'userId'>,
  { status = 0, visibility = 1, itemId }: { status?: Status; visibility?: Visibility; itemId?: string } = {},
): Promise<SubmissionId> {
  const id = await makeDeed(ctx, owner, null, itemId);
  await ctx.db
    .updateTable('submissions')
    .set({ kind: 'challenge', status, visibility, ...(status !== 0 && { decided_at: ctx.clock.now() }) })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Approves a work as it is, with all that follows from it. */
export async function approveWork(ctx: Ctx, id: string, { userId }: Pick<TestUser, 'userId'>): Promise<void> {
  await actOnWork(ctx, id, 'approve', userId);
}

/** Takes an approved work down. */
export async function takeDown(ctx: Ctx, id: string, { userId }: Pick<TestUser, 'userId'>): Promise<void> {
  await actOnWork(ctx, id, 'reject', userId);
}

async function actOnWork(ctx: Ctx, id: string, act: 'approve' | 'reject', userId: UserId): Promise<void> {
  const { version } = await ctx.db
    .selectFrom('submissions')
    .select('version')
    .where('id', '=', id as SubmissionId)
    .executeTakeFirstOrThrow();
  await move(ctx, { submissionId: id as SubmissionId, version, act, by: { party: 'moderator', userId } });
}

/** Defines the job that a child's hand-in sends, where a test has no server. */
export function defineAsking(ctx: RequestCtx & { jobs: Jobs }): void {
  ctx.jobs.define(askGuardiansJob, async () => void (await askGuardians(ctx)));
}
