import { signedIn } from '../../../../core/actor.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { TooMany } from '../../../../core/refusals.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import type { ProgressAnswer, ProgressReport } from '../../contract.ts';
import { getOpenFilm } from '../open-items.ts';
import { isWatched } from './completions.ts';
import { findProgress, saveProgress, type ItemProgress } from './item-progress.ts';
import { addWithin, lengthOf, toSpans, toTenths } from './spans.ts';
import { budgetFor, wholeSlack } from './watch-budget.ts';

/** Each time that reports of one film meet, one of them is saved; so many meet only when somebody hammers. */
const triesAtMost = 30;

/**
 * Takes what a player played since its last report; the answer is given once it is saved. Spans beyond the film or
 * the budget are cut, in the order given; the same report again adds nothing. Refuses films one may not watch.
 */
export async function reportProgress(ctx: Ctx, report: ProgressReport): Promise<ProgressAnswer> {
  const { db, clock } = ctx;
  const { userId } = signedIn(ctx);
  const { item, film } = await getOpenFilm(ctx, report.itemId);
  for (let tries = 1; tries <= triesAtMost; tries += 1) {
    const { progress, completed } = await findProgress(db, userId, report.itemId);
    const next = applyReport(progress, report, film.duration, clock.now());
    if (await saveProgress(db, userId, report.itemId, next)) {
      return {
        position: next.positionTenths / 10,
        watchedSeconds: next.watchedTenths / 10,
        // What stops to ask is completed by the answers alone.
        completed: completed || (item.type !== 'vidquiz' && isWatched(next.watchedTenths, film.duration)),
      };
    }
    // Two tabs in step would otherwise meet again.
    await delay(Math.random() * tries * 2);
  }
  throw new TooMany(1);
}

function applyReport(
  before: ItemProgress | undefined,
  { position, watched }: ProgressReport,
  duration: number,
  now: Date,
): ItemProgress {
  const lastReportAt = before && before.lastReportAt > now ? before.lastReportAt : now;
  const elapsedMs = before ? lastReportAt.getTime() - before.lastReportAt.getTime() : 0;
  const budget = budgetFor(before?.slackTenths ?? wholeSlack, elapsedMs / 100);
  const durationTenths = toTenths(duration);
  const reported = toSpans(watched, durationTenths);
  const { spans, added } = addWithin(before?.spans ?? [], reported, budget.allowance);
  return {
    positionTenths: Math.min(toTenths(position), durationTenths),
    watchedTenths: lengthOf(spans),
    spans,
    slackTenths: budget.slackAfter(added),
    lastReportAt,
    version: (before?.version ?? 0) + 1,
  };
}
