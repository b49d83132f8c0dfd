import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lastYear, spanOfYear } from '../policy.ts';
import { makeSummary } from './make-summary.ts';
import { tellOfSummary } from './tell-of-summary.ts';

/** Mails each donor, in January, what she gave in the year that is over. */
export const summariesJob = 'donations.summaries';

/** Mailboxes that are read at a time. */
const atOnce = 200;

/**
 * Mails the summaries of the past year that are missing. Making one and mailing it are one transaction, so that a donor gets hers once, however
 * often this runs or dies. On Shabbat and Yom Tov the mail waits by itself.
 */
export async function mailSummaries(ctx: Ctx): Promise<void> {
  const year = lastYear(ctx.clock.now());
  let after = '';
  for (;;) {
    const marks = await listDonors(ctx, year, after);
    for (const addressMark of marks)
      await inTransaction(ctx, async (ctx) => {
        const summary = await makeSummary(ctx, { addressMark, year });
        if (summary) await tellOfSummary(ctx, summary, { kind: 'summary', once: summary.id });
      });
    const last = marks.at(-1);
    if (last === undefined || marks.length < atOnce) return;
    after = last;
  }
}

/** The mailboxes from which something was given about that year, and that have no summary of it. */
async function listDonors({ db }: Ctx, year: number, after: string): Promise<string[]> {
  const { from, before } = spanOfYear(year);
  const { rows } = await sql<{ address_mark: string }>`
    select distinct donations.address_mark
    from contributions join donations on donations.id = contributions.donation_id
    where contributions.given_at >= ${from} and contributions.given_at < ${before}
      and contributions.kind <> 'pledge' and donations.address_mark > ${after}
      and not exists (
        select from donation_summaries summary
        where summary.year = ${year} and summary.address_mark = donations.address_mark)
    order by donations.address_mark limit ${atOnce}`.execute(db);
  return rows.map(({ address_mark }) => address_mark);
}
