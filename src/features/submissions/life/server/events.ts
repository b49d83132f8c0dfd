import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SubmissionId } from '../contract.ts';
import type { EventName, GuardianDoer, Status, Visibility } from '../policy.ts';

/** Who did something to a work. */
export type Doer = UserId | GuardianDoer | 'system';

export interface NewEvent {
  submissionId: SubmissionId;
  version: number;
  what: EventName;
  who: Doer;
  from?: { status: Status; visibility: Visibility };
  to?: { status: Status; visibility: Visibility };
  reason?: string | undefined;
  /** Words, which go with the work. */
  note?: string | undefined;
  /** The class as whose teacher she did it. */
  classId?: string;
}

/** Records what happened to a work, in the transaction in which it happens. */
export async function recordEvent(ctx: Pick<Ctx, 'db' | 'clock'>, event: NewEvent): Promise<void> {
  const { submissionId, version, what, who, from, to, reason, note, classId } = event;
  const id = randomUUID();
  await ctx.db
    .insertInto('submission_events')
    .values({
      id,
      submission_id: submissionId,
      version,
      what,
      from_status: from?.status ?? null,
      to_status: to?.status ?? null,
      from_visibility: from?.visibility ?? null,
      to_visibility: to?.visibility ?? null,
      who,
      at: ctx.clock.now(),
      reason: reason ?? null,
      class_id: classId ?? null,
    })
    .execute();
  if (note)
    await ctx.db
      .insertInto('submission_notes')
      .values({ event_id: id, submission_id: submissionId, note })
      .execute();
}
