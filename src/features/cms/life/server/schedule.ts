import { readTimeZone } from '#core/time-zone.ts';
import { Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Author } from '#features/cms/entries/server/author.ts';
import { scheduleDaysAtMost } from '../policy.ts';
import { changeLife, type LifeInput } from './change-life.ts';
import { publishDueJob, scheduleChanged } from './publish-due.ts';

export interface ScheduleInput extends LifeInput {
  /** An instant, ISO 8601. */
  publishAt: string;
  /** The zone in which staff thinks of it. */
  zone: string;
}

/** Schedules languages of an entry, also again for another time. What is saved by then is published. */
export async function scheduleEntry(ctx: Ctx, input: ScheduleInput, author: Author): Promise<void> {
  const at = new Date(input.publishAt);
  refuseTime(at, ctx.clock.now());
  if (!readTimeZone(input.zone)) throw new Invalid([{ path: 'zone', messageKey: 'app.field.invalid' }]);
  await inTransaction(ctx, async (ctx) => {
    await changeLife(ctx, 'schedule', input, { author, schedule: { at, zone: input.zone } });
    const startAfterSeconds = Math.max(0, Math.ceil((at.getTime() - ctx.clock.now().getTime()) / 1000));
    await ctx.jobs.send(ctx, publishDueJob, {}, { startAfterSeconds });
    ctx.afterCommit(() => ctx.events.publish(scheduleChanged, ''));
  });
}

function refuseTime(at: Date, now: Date): void {
  const days = (at.getTime() - now.getTime()) / 86_400_000;
  if (!(days > 0)) throw new Invalid([{ path: 'publishAt', messageKey: 'cms.issue.past' }]);
  if (days > scheduleDaysAtMost) throw new Invalid([{ path: 'publishAt', messageKey: 'cms.issue.tooFar' }]);
}
