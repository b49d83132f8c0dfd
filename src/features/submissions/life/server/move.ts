import type { Selectable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Tables } from '#platform/db/tables.ts';
import { completeItem } from '#features/learning/server/public.ts';
import { takeBackAward } from '#features/rewards/server/public.ts';
import { countImpact, discountImpact } from '#features/submissions/impact/server/count-impact.ts';
import type { SubmissionId } from '../contract.ts';
import {
  findFirstStatus,
  findNextStatus,
  status,
  type Act,
  type GuardianDoer,
  type Status,
  type Visibility,
} from '../policy.ts';
import { findDeclined } from './declined-works.ts';
import { recordEvent, type Doer } from './events.ts';
import { getOwnerStanding } from './owner-standing.ts';
import { refuseUnchecked } from './refuse-unchecked.ts';
import { tellChanged } from './submissions-changed.ts';

/** Who moves a work: that the owner is its own, and that the teacher may, is for the calling code to make sure of. */
export type Mover =
  | { party: 'owner'; userId: UserId }
  | { party: 'guardian'; who: GuardianDoer }
  | { party: 'moderator'; userId: UserId }
  | { party: 'teacher'; userId: UserId; classId: string };

export interface Move {
  submissionId: SubmissionId;
  /** The version that was looked at. */
  version: number;
  act: Act;
  by: Mover;
  /** The key of a reason, for those who are told. */
  reason?: string | undefined;
  /** A line to the learner. */
  note?: string | undefined;
  /** What the owner changes with it. */
  change?: { version?: number; visibility?: Visibility };
}

export type WorkRow = Selectable<Tables['submissions']>;

/** The refusal of an act about a version that is no longer the current one. */
export const versionChanged = () => new Conflict('version_changed', 'submissions.refusal.versionChanged');
const notAllowed = () => new Conflict('not_allowed', 'submissions.refusal.notAllowed');

/**
 * Moves a work to where an act leads, with all that follows from it, in one transaction: the record of it, and on the first approval
 * the completion of the item with its reward. The only code that writes a status after the first. Refuses an unknown work, a version
 * that is not the current one, and every move that the policy does not know; joins the caller's transaction.
 */
export async function move(ctx: Ctx, input: Move): Promise<WorkRow> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockWork(ctx, input.submissionId);
    if (!row) throw new NotFound();
    if (row.version !== input.version) throw versionChanged();
    const to = await findDestination(ctx, row, input);
    if (to === undefined) throw notAllowed();
    if (input.act === 'approve' && (await isDeclined(ctx, row))) throw notAllowed();
    if (input.act === 'approve') await refuseUnchecked(ctx, row);
    const moved = await writeMove(ctx, row, to, input);
    await recordEvent(ctx, {
      submissionId: row.id,
      version: moved.version,
      what: input.act,
      who: nameOf(input.by),
      from: row,
      to: moved,
      reason: input.reason,
      note: input.note,
      ...(input.by.party === 'teacher' && { classId: input.by.classId }),
    });
    await followUp(ctx, row, moved);
    tellChanged(ctx, row.id);
    return moved;
  });
}

/** Whether it was her guardian who said no: a moderator’s yes would step over her. */
async function isDeclined(ctx: Ctx, { id, status: now }: WorkRow): Promise<boolean> {
  return now === status.rejected && (await findDeclined(ctx, [id])).has(id);
}

/** A work, locked until the caller's transaction ends. */
export async function lockWork(ctx: Pick<Ctx, 'db'>, id: SubmissionId): Promise<WorkRow | undefined> {
  return ctx.db.selectFrom('submissions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

async function findDestination(ctx: Ctx, row: WorkRow, { act, by }: Move): Promise<Status | undefined> {
  const first =
    by.party === 'owner' ? findFirstStatus(await getOwnerStanding(ctx, row.owner_id)) : status.submitted;
  return findNextStatus(row.status, by.party, act, first);
}

function nameOf(by: Mover): Doer {
  return by.party === 'guardian' ? by.who : by.userId;
}

async function writeMove(ctx: Ctx, row: WorkRow, to: Status, { by, change }: Move): Promise<WorkRow> {
  const now = ctx.clock.now();
  const version = change?.version ?? row.version;
  const isLookedAt = by.party === 'moderator' || by.party === 'teacher';
  const isNews = to !== row.status || version !== row.version;
  if (isNews) {
    await ctx.db.deleteFrom('submission_claims').where('submission_id', '=', row.id).execute();
    await ctx.db.deleteFrom('submission_decisions').where('submission_id', '=', row.id).execute();
  }
  if (isLookedAt)
    await ctx.db
      .updateTable('submission_reports')
      .set({ settled_at: now })
      .where('submission_id', '=', row.id)
      .where('settled_at', 'is', null)
      .execute();
  return ctx.db
    .updateTable('submissions')
    .set({
      status: to,
      version,
      visibility: change?.visibility ?? row.visibility,
      ...(isNews && { changed_at: now }),
      ...(isLookedAt && { hidden_at: null, reports: 0 }),
      ...(isLookedAt && isNews && { decided_at: now }),
      ...(to === status.approved && { first_approved_at: row.first_approved_at ?? now }),
      // What spam has lost is given again if it turns out to be none.
      ...(to === status.spam && { first_approved_at: null }),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What follows from a move, in its transaction. */
async function followUp(ctx: Ctx, before: WorkRow, after: WorkRow): Promise<void> {
  const wasApproved = before.status === status.approved;
  const isApproved = after.status === status.approved;
  if (isApproved && before.first_approved_at === null)
    await completeItem(ctx, { userId: after.owner_id, itemId: after.item_id });
  if (isApproved && !wasApproved) await countImpact(ctx, { submissionId: after.id });
  if (after.status === status.spam && before.first_approved_at !== null)
    await takeBackAward(ctx, { userId: after.owner_id, itemId: after.item_id });
  if (wasApproved && !isApproved) await discountImpact(ctx, { submissionId: after.id });
}
