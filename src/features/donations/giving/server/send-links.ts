import { randomUUID } from 'node:crypto';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { withMailQuotas } from '#features/people/server/public.ts';
import { markOfAddress } from '#features/donations/server/donation-rows.ts';
import { lastYear } from '#features/donations/summaries/policy.ts';
import { takeSummary } from '#features/donations/summaries/server/make-summary.ts';
import { tellOfSummary } from '#features/donations/summaries/server/tell-of-summary.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';

/** Mails a donor the addresses of her latest donations. */
export const linksJob = 'donations.links';

/** How many donations, the latest first. */
const most = 3;

export interface LinksJob {
  /** Names the request, so that a job that runs twice mails once. */
  id: string;
  sealedAddress: string;
}

/** Queues the mails. The work and the answer are the same whether the address is known or not. */
export async function sendLinks(
  ctx: RequestCtx,
  { emailAddress }: { emailAddress: string },
): Promise<Record<string, never>> {
  await ctx.jobs.send<LinksJob>(ctx, linksJob, {
    id: randomUUID(),
    sealedAddress: ctx.sealing.seal(emailAddress),
  });
  return {};
}

/** A mailbox gets them a few times a day, however often they are asked for; with the summary of the year that is over. */
export async function mailLinks(
  ctx: Ctx & Pick<RequestCtx, 'limits'>,
  { id, sealedAddress }: LinksJob,
): Promise<void> {
  const to = ctx.sealing.open(sealedAddress);
  const donations = await ctx.db
    .selectFrom('donations')
    .selectAll()
    .where('address_mark', '=', markOfAddress(ctx, to))
    .where(({ or, eb }) => or([eb('state', '<>', 'draft'), eb('review', 'is not', null)]))
    // What recurs she may want to change, however long ago it began.
    .orderBy(({ eb }) => eb('state', '=', 'running'), 'desc')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  if (donations.length === 0) return;
  const links = { to, purpose: 'donor', by: 'donor' } as const;
  await withMailQuotas(ctx, { links }, async ({ links: { mayGo, sent } }) => {
    if (!mayGo) return;
    await inTransaction(ctx, async (ctx) => {
      for (const donation of donations)
        await tellDonor(ctx, donation, { kind: 'link', once: `${id}:${donation.id}` });
      const year = lastYear(ctx.clock.now());
      const summary = await takeSummary(ctx, { addressMark: markOfAddress(ctx, to), year });
      if (summary) await tellOfSummary(ctx, summary, { kind: 'summaryLink', once: id });
    });
    sent();
  });
}
