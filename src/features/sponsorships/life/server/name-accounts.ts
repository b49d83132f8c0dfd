import { adminHref } from '#admin-urls.ts';
import type { Ctx } from '#platform/ctx.ts';
import { spans, type Span } from '#features/sponsorships/policy.ts';

const spanNames = {
  day: 'sponsorships.span.day',
  week: 'sponsorships.span.week',
  month: 'sponsorships.span.month',
  course: 'sponsorships.span.course',
} as const satisfies Record<Span, string>;

/** What the accounts of sponsorships are called in reports: one for each span. */
export function nameAccounts(
  { say }: Pick<Ctx, 'say'>,
  { accounts }: { accounts: readonly string[] },
): Promise<{ account: string; name: string; href: string }[]> {
  const own = spans.filter((span) => accounts.includes(`sponsorships-${span}`));
  return Promise.resolve(
    own.map((span) => ({
      account: `sponsorships-${span}`,
      name: `${say('sponsorships.admin.title')}: ${say(spanNames[span])}`,
      href: adminHref('adminSponsorships'),
    })),
  );
}
