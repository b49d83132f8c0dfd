import { adminHref } from '#admin-urls.ts';
import type { Ctx } from '#platform/ctx.ts';
import { notifyAll } from '#features/notifications/server/public.ts';
import { listStaffWith } from '#features/people/server/public.ts';
import type { SponsorshipRow } from './sponsorship-rows.ts';

/** Tells staff of words that wait to be looked at. */
export async function tellStaff(ctx: Ctx, { id }: Pick<SponsorshipRow, 'id'>): Promise<void> {
  const staff = await listStaffWith(ctx, 'campaigns.decide');
  await notifyAll(ctx, {
    to: staff.map(({ id: userId }) => userId),
    kind: 'sponsorships.waiting',
    data: { sponsorshipId: id },
    href: adminHref('adminSponsorship', { sponsorshipId: id }),
  });
}
