import type { Locale } from '#core/locale.ts';
import { Invalid, NotFound, Refusal, type FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { getRef } from '#features/cms/entries/server/content-types.ts';
import { lockEntry } from '#features/cms/entries/server/entry-rows.ts';
import { actOnLocked, noteActs } from './change-life.ts';

export const publishDueJob = 'cms.publishDue';
/** The event after the times of scheduled entries have changed. */
export const scheduleChanged = 'cms.schedule.changed';

/** Who acts in the record when a schedule comes due. */
const bySchedule = 'shell:schedule';

/**
 * Publishes the languages whose time has come. Each entry in a transaction of its own, locked and read again in it: two
 * processes publish it once, and after a crash the next run finds what is left. One that cannot be published goes back to
 * what it was, with the reason.
 */
export async function publishDue(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .selectFrom('entry_languages')
    .innerJoin('entries', 'entries.id', 'entry_languages.entry_id')
    .select('entry_id')
    .distinct()
    .where('publish_at', '<=', ctx.clock.now())
    .where('deleted_at', 'is', null)
    .execute();
  // What is refused may need something else that is due: an item appears in its course once both are published.
  const refused: string[] = [];
  for (const { entry_id } of due) if (await tryPublishing(ctx, entry_id)) refused.push(entry_id);
  for (const id of refused) await publishEntryDue(ctx, id);
  return due.length;
}

/** All that is due of an entry; if that is refused, each language on its own, so that none waits for another. */
async function publishEntryDue(ctx: Ctx, id: string): Promise<void> {
  const refused = await tryPublishing(ctx, id);
  for (const locale of refused?.locales ?? []) {
    const refusedAlone = await tryPublishing(ctx, id, locale);
    if (refusedAlone) await giveUp(ctx, id, locale, refusedAlone.refusal);
  }
}

async function tryPublishing(
  ctx: Ctx,
  id: string,
  only?: Locale,
): Promise<{ locales: Locale[]; refusal: Refusal } | undefined> {
  let locales: Locale[] = [];
  try {
    await inTransaction(ctx, async (ctx) => {
      const due = await lockDue(ctx, id);
      locales = due.locales.filter((locale) => only === undefined || locale === only);
      if (locales.length > 0) await actOnLocked(ctx, due.entry, 'publish', locales, { who: bySchedule });
    });
    return undefined;
  } catch (error) {
    // It has just been deleted.
    if (error instanceof NotFound) return undefined;
    if (!(error instanceof Refusal)) throw error;
    return { locales, refusal: error };
  }
}

async function lockDue(ctx: Ctx, id: string) {
  const entry = await lockEntry(ctx, getRef(ctx, id));
  const now = ctx.clock.now();
  const due = entry.languages.filter(({ publish_at }) => publish_at && publish_at <= now);
  return { entry, locales: due.map(({ locale }) => locale) };
}

/** Ends a schedule that could not be kept; staff sees why. */
async function giveUp(ctx: Ctx, id: string, locale: Locale, refusal: Refusal): Promise<void> {
  const issues: readonly FieldIssue[] =
    refusal instanceof Invalid ? refusal.issues : [{ path: '', messageKey: refusal.messageKey }];
  await inTransaction(ctx, async (ctx) => {
    const { entry, locales } = await lockDue(ctx, id);
    if (!locales.includes(locale)) return;
    await actOnLocked(ctx, entry, 'unschedule', [locale], { who: bySchedule });
    await noteActs(ctx, entry, 'fail', [locale], { who: bySchedule });
    await ctx.db
      .updateTable('entry_languages')
      .set({ problem: JSON.stringify(issues) })
      .where('entry_id', '=', id)
      .where('locale', '=', locale)
      .execute();
  });
}

/** How far ahead each process looks; what is due later is found by the job of a later minute. */
const lookAheadMilliseconds = 120_000;

/**
 * Publishes within a second of the time: a job alone would be as late as its queue is polled. Every process sets a timer for
 * what is next; the job of every minute finds what a lost event or an ended process has left.
 */
export function definePublishing(jobs: Jobs, ctx: Ctx): void {
  let timer: NodeJS.Timeout | undefined;
  const setTimer = async () => {
    const next = await findNext(ctx);
    clearTimeout(timer);
    if (!next) return;
    const wait = Math.max(0, next.getTime() - ctx.clock.now().getTime());
    timer = setTimeout(() => logFailure(run()), wait).unref();
  };
  const run = async () => {
    await publishDue(ctx);
    await setTimer();
  };
  const logFailure = (work: Promise<void>) => {
    work.catch((error: unknown) =>
      ctx.log.error({ err: error }, 'what is due has to wait for the next minute'),
    );
  };
  ctx.events.subscribe(scheduleChanged, () => logFailure(setTimer()));
  jobs.define(publishDueJob, run, { cron: '* * * * *' });
}

async function findNext({ db, clock }: Ctx): Promise<Date | undefined> {
  const before = new Date(clock.now().getTime() + lookAheadMilliseconds);
  const next = await db
    .selectFrom('entry_languages')
    .select('publish_at')
    .where('publish_at', '<=', before)
    .orderBy('publish_at')
    .limit(1)
    .executeTakeFirst();
  return next?.publish_at ?? undefined;
}
