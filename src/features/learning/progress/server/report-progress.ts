import { signedIn } from '#core/actor.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { TooMany } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { noteLearning } from '#features/families/server/public.ts';
import { noteActivity, noteSeconds } from '#features/reports/server/public.ts';
import { getOpenFilm } from '#features/learning/catalogue/server/open-items.ts';
import { isWatched } from '#features/learning/films/server/watched.ts';
import { isFilm } from '#features/learning/kinds/policy.ts';
import type { ProgressAnswer, ProgressReport } from '../contract.ts';
import { findProgress, saveProgress, type ItemProgress } from './item-progress.ts';
import { addWithin, lengthOf, newSeconds, toSpans, toTenths } from './spans.ts';
import { budgetAt, budgetLeft, type WatchBudget } from './watch-budget.ts';

/** Whenever concurrent reports of one person collide, one of them is saved; only hammering causes this many collisions. */
const triesAtMost = 30;

/**
 * Saves what a player played since its last report before answering. Spans beyond the film, its budget or the person's
 * across all films are cut, in the order given; repeating a report adds nothing. Refuses films the caller may not
 * watch.
 */
export async function reportProgress(ctx: Ctx, report: ProgressReport): Promise<ProgressAnswer> {
  const { db, clock } = ctx;
  const { userId } = signedIn(ctx);
  const { item, film } = await getOpenFilm(ctx, report.itemId);
  for (let tries = 1; tries <= triesAtMost; tries += 1) {
    const { progress, budget, completed } = await findProgress(db, userId, report.itemId);
    const next = applyReport({ progress, budget }, report, film.duration, clock.now());
    if (await saveProgress(db, userId, report.itemId, next)) {
      await noteLearning(ctx, { itemId: item.id, seconds: secondsPlayed(report, film.duration) });
      noteProgress(ctx, item.id, { before: progress, now: next.progress });
      return {
        position: next.progress.positionTenths / 10,
        watchedSeconds: next.progress.watchedTenths / 10,
        // A film that stops to ask is completed only by the answers.
        completed: completed || (isFilm(item.type) && isWatched(next.progress.watchedTenths, film.duration)),
      };
    }
    // Two tabs in lockstep would otherwise collide again.
    await delay(Math.random() * tries * 2);
  }
  throw new TooMany(1);
}

/** For the reports: that a film was begun, how much of it was seen for the first time, and which seconds. */
function noteProgress(
  ctx: Ctx,
  itemId: string,
  { before, now }: { before: ItemProgress | undefined; now: ItemProgress },
): void {
  const amount = (now.watchedTenths - (before?.watchedTenths ?? 0)) / 10;
  if (!before) noteActivity(ctx, { kind: 'started', subject: itemId });
  noteActivity(ctx, { kind: 'watched', subject: itemId, amount });
  noteSeconds(ctx, itemId, newSeconds(before?.spans ?? [], now.spans));
}

function secondsPlayed({ watched }: ProgressReport, duration: number): number {
  return lengthOf(toSpans(watched, toTenths(duration))) / 10;
}

function applyReport(
  before: { progress: ItemProgress | undefined; budget: WatchBudget | undefined },
  { position, watched }: ProgressReport,
  duration: number,
  now: Date,
): { progress: ItemProgress; budget: WatchBudget } {
  const durationTenths = toTenths(duration);
  const reported = toSpans(watched, durationTenths);
  // With only the film's budget, ten films could be watched at once; with only the person's, a new one in an instant
  // after a night.
  const allowance = Math.min(
    budgetAt(before.progress, now).allowance,
    budgetAt(before.budget, now).allowance,
  );
  const { spans, added } = addWithin(before.progress?.spans ?? [], reported, allowance);
  return {
    progress: {
      positionTenths: Math.min(toTenths(position), durationTenths),
      watchedTenths: lengthOf(spans),
      spans,
      ...budgetLeft(before.progress, now, added),
    },
    budget: budgetLeft(before.budget, now, added),
  };
}
