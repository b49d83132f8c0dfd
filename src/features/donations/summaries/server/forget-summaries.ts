import type { Ctx } from '#platform/ctx.ts';
import { yearsShown } from '../policy.ts';

/** Removes the summaries of the mailboxes of donations that are being erased, before they lose them. In the caller's transaction. */
export async function eraseSummaries({ db }: Pick<Ctx, 'db'>, donationIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('donation_summaries')
    .where('address_mark', 'in', ({ selectFrom }) =>
      selectFrom('donations')
        .select('address_mark')
        .where('id', 'in', donationIds)
        .where('address_mark', 'is not', null)
        .$castTo<{ address_mark: string }>(),
    )
    .execute();
}

/** Removes the summaries whose gifts have lost their donors meanwhile. */
export async function forgetSummaries({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('donation_summaries')
    .where('year', '<', clock.now().getUTCFullYear() - yearsShown)
    .execute();
}
