import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { NewStudent, type ListPreview, type PreviewInput, type StudentOutcome } from '../contract.ts';
import { findRoom } from '#features/classes/server/seats.ts';
import { refuseUnfit, requireTaughtClass } from '#features/classes/server/taught.ts';
import { judgeStudents } from './judge-students.ts';

/**
 * What adding a list would do to each student, everything that is wrong, and how many seats are free. Changes nothing.
 */
export async function previewStudents(ctx: Ctx, { id, students }: PreviewInput): Promise<ListPreview> {
  const taught = await requireTaughtClass(ctx, id);
  refuseUnfit(taught);
  const { seats, students: taken } = await findRoom(ctx, taught.ownerId);
  const read = students.map((student) => z.safeParse(NewStudent, student));
  const verdicts = await judgeStudents(
    ctx,
    taught.id,
    read.flatMap(({ data }) => (data ? [data] : [])),
  );
  const items = read.map(({ error }): StudentOutcome => {
    if (error) return { outcome: 'wrong', reason: ctx.say(messageOf(error)) };
    const verdict = verdicts.shift();
    if (!verdict) throw new Error('a student was not judged');
    return verdict.outcome === 'wrong'
      ? { outcome: 'wrong', reason: ctx.say(verdict.issue.messageKey) }
      : { outcome: verdict.outcome, reason: null };
  });
  return { items, seatsFree: Math.max(0, seats - taken.size) };
}

/** The schema's own message for a field if it has one, else the usual message for that field. */
function messageOf({ issues: [issue] }: { issues: z.core.$ZodIssue[] }): string {
  if (issue?.message.startsWith('people.')) return issue.message;
  return issue?.path[0] === 'emailAddress' ? 'classes.field.email' : 'app.field.name';
}
