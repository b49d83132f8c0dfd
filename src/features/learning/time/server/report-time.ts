import type { Ctx } from '#platform/ctx.ts';
import { spendTime } from '#features/families/server/public.ts';
import type { TimeAnswer, TimeReport } from '../contract.ts';
import { getAllowedItem } from '#features/learning/catalogue/server/open-items.ts';

/** Deducts minutes learned on an item from today's limit. Refuses unknown items and those the caller may not open. */
export async function reportTime(ctx: Ctx, report: TimeReport): Promise<TimeAnswer> {
  const { id } = await getAllowedItem(ctx, report.itemId);
  return { minutesRemaining: await spendTime(ctx, { minutes: report.minutes, itemId: id }) };
}
