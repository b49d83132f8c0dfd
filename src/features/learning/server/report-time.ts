import type { Ctx } from '../../../platform/ctx.ts';
import { spendTime } from '../../accounts/server/public.ts';
import type { TimeAnswer, TimeReport } from '../contract-time.ts';
import { getAllowedItem } from './open-items.ts';

/** Takes minutes learned at an item off what is left of the day. Refuses unknown items and those she may not open. */
export async function reportTime(ctx: Ctx, report: TimeReport): Promise<TimeAnswer> {
  const { id } = await getAllowedItem(ctx, report.itemId);
  return { minutesRemaining: await spendTime(ctx, { minutes: report.minutes, itemId: id }) };
}
