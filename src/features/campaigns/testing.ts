import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/ctx.ts';
import type { TestUser } from '#features/people/testing.ts';
import type { AboutInput, PageInput } from './setup/contract.ts';
import { completeSetup } from './setup/server/complete-setup.ts';
import { describeSetup } from './setup/server/keep-setup.ts';
import { getCampaign, type WholeCampaign } from './server/campaign-rows.ts';

/** The first step of a school's campaign. */
export const aboutCampaign: AboutInput = {
  category: 'school',
  name: 'A new roof',
  teamLeaderName: 'Rivka Lead',
  email: 'rivka@example.org',
  phone: '+44 20 7946 0000',
};

/** The second: two thousand pounds in London for a week, as soon as it is launched. */
export const campaignPage: PageInput = {
  slug: 'a-new-roof',
  currency: 'GBP',
  goal: '2,000',
  bonusGoal: '',
  place: 'london',
  description: 'The rain comes in, and we learn under umbrellas.',
  story: '',
  filmUrl: '',
  cover: 'tree.olive',
  givesOnHolyDays: false,
  language: 'en',
  duration: 'week',
  startsOn: '',
  startsTime: '',
};

/** A draft of someone's, under an address of its own. */
export async function makeCampaign(
  ctx: Ctx,
  { actor }: Pick<TestUser, 'actor'>,
  changes: Partial<AboutInput & PageInput> = {},
): Promise<WholeCampaign> {
  const hers = { ...ctx, actor };
  const { category, name, teamLeaderName, email, phone, ...page } = { ...aboutCampaign, ...changes };
  await describeSetup(hers, { category, name, teamLeaderName, email, phone });
  const { slug } = await completeSetup(hers, {
    ...campaignPage,
    slug: `campaign-${randomUUID().slice(0, 8)}`,
    ...page,
  });
  return getCampaign(ctx, { slug });
}
