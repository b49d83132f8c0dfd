import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { SignInRequired } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { dropPlan } from '#features/learning/server/public.ts';
import { lockPerson } from '#features/people/server/public.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { checkImpact } from '#features/submissions/impact/server/check-impact.ts';
import { findFirstStatus } from '#features/submissions/life/policy.ts';
import { recordEvent } from '#features/submissions/life/server/events.ts';
import { askSoon } from '#features/submissions/guardian/server/ask-guardians.ts';
import { takeHandedIn } from '#features/media/server/public.ts';
import { move, versionChanged, type WorkRow } from '#features/submissions/life/server/move.ts';
import { areWorksWithheld } from '#features/submissions/life/server/withhold-works.ts';
import { getOwnerStanding } from '#features/submissions/life/server/owner-standing.ts';
import { tellChanged } from '#features/submissions/life/server/submissions-changed.ts';
import type { HandInInput, OwnSubmission } from '../contract.ts';
import { checkWork, idOf, markOf } from './check-work.ts';
import { getOpenTask, type OpenTask } from './open-task.ts';
import { describeOwn } from './own-submissions.ts';

/**
 * Hands in the caller's work for an item, or a new version of it; her draft is done with. Whatever arrives twice, or while another
 * device hands in too, becomes one version. Refuses a work based on another version than the current one.
 */
export async function handIn(ctx: Ctx, input: HandInInput): Promise<OwnSubmission> {
  const { userId } = signedIn(ctx);
  const task = await getOpenTask(ctx, input.itemId);
  const work = await withCheckedImpact(ctx, task, input);
  const row = await inTransaction(ctx, async (ctx) => {
    // What she hands in, and her guardian's consent, happen one after the other.
    if (!(await lockPerson(ctx, userId))) throw new SignInRequired();
    const before = await findOwnWork(ctx, userId, input.itemId);
    const mark = markOf(work);
    if (before && (await isRepeat(ctx, before, work.version, mark))) return before;
    if ((before?.version ?? 0) !== work.version) throw versionChanged();
    await checkWork(ctx, work, await getOwnerStanding(ctx, userId));
    const saved = before
      ? await revise(ctx, before, work, mark)
      : await addWork(ctx, userId, task, work, mark);
    await ctx.db
      .deleteFrom('submission_drafts')
      .where('owner_id', '=', userId)
      .where('item_id', '=', input.itemId)
      .execute();
    // What is done needs no plan.
    await dropPlan(ctx, input.itemId);
    await askSoon(ctx, saved);
    return saved;
  });
  return describeOwn(ctx, row);
}

/** Only a deed has an impact. */
async function withCheckedImpact(
  ctx: Ctx,
  { kind }: OpenTask,
  { impact, ...input }: HandInInput,
): Promise<HandInInput> {
  return kind === 'rwi' && impact ? { ...input, impact: await checkImpact(ctx, impact) } : input;
}

function findOwnWork({ db }: Pick<Ctx, 'db'>, ownerId: UserId, itemId: string): Promise<WorkRow | undefined> {
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether exactly this has just become the current version: its answer was lost on the way. */
async function isRepeat(ctx: Ctx, before: WorkRow, version: number, mark: string): Promise<boolean> {
  if (before.version !== version + 1) return false;
  const current = await ctx.db
    .selectFrom('submission_versions')
    .select('mark')
    .where('submission_id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  return current?.mark === mark;
}

async function addWork(
  ctx: Ctx,
  ownerId: UserId,
  { itemId, courseId, kind }: OpenTask,
  work: HandInInput,
  mark: string,
): Promise<WorkRow> {
  const now = ctx.clock.now();
  const id = randomUUID() as SubmissionId;
  const row = await ctx.db
    .insertInto('submissions')
    .values({
      id,
      owner_id: ownerId,
      item_id: itemId,
      course_id: courseId,
      kind,
      language: ctx.locale,
      visibility: work.visibility,
      status: findFirstStatus(await getOwnerStanding(ctx, ownerId)),
      version: 1,
      handed_in_at: now,
      changed_at: now,
      withheld_at: (await areWorksWithheld(ctx, ownerId)) ? now : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addVersion(ctx, { id, version: 1, ownerId }, work, mark);
  await recordEvent(ctx, { submissionId: id, version: 1, what: 'handIn', who: ownerId, to: row });
  tellChanged(ctx, id);
  return row;
}

async function revise(ctx: Ctx, before: WorkRow, work: HandInInput, mark: string): Promise<WorkRow> {
  const { id, version, owner_id: ownerId } = before;
  await addVersion(ctx, { id, version: version + 1, ownerId }, work, mark);
  return move(ctx, {
    submissionId: id,
    version,
    act: 'revise',
    by: { party: 'owner', userId: ownerId },
    change: { version: version + 1, visibility: work.visibility },
  });
}

async function addVersion(
  ctx: Ctx,
  { id, version, ownerId }: { id: SubmissionId; version: number; ownerId: UserId },
  { text, impact, files }: HandInInput,
  mark: string,
): Promise<void> {
  await ctx.db
    .insertInto('submission_versions')
    .values({
      submission_id: id,
      version,
      text,
      impact: impact ? JSON.stringify(impact) : null,
      mark,
      made_at: ctx.clock.now(),
    })
    .execute();
  for (const [place, file] of files.entries()) {
    // Taking a file of an earlier version again gives the same.
    const fileId = await takeHandedIn(ctx, { uploadId: idOf(file), ownerId });
    await ctx.db
      .insertInto('submission_files')
      .values({ submission_id: id, version, place, file_id: fileId, caption: file.caption })
      .execute();
  }
}
