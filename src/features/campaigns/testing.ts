import { randomUUID } from 'node:crypto';
import { dayMs } from '#core/durations.ts';
import type { Money } from '#core/money.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { TestUser } from '#features/people/testing.ts';
import type { AboutInput, PageInput } from './setup/contract.ts';
import { completeSetup } from './setup/server/complete-setup.ts';
import { describeSetup } from './setup/server/keep-setup.ts';
import { getCampaign, type WholeCampaign } from './server/campaign-rows.ts';
import { createTeam } from './teams/server/create-team.ts';
import { getOwnTeam } from './teams/server/show-teams.ts';
import type { NewGift } from './totals/server/keep-gift.ts';
import type {} from './totals/server/tables.ts';

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

/** A team that its organizer has opened and leads herself, with someone whom she has invited to lead it. */
export async function makeOwnTeam(
  ctx: Ctx,
  { actor, userId }: Pick<TestUser, 'actor' | 'userId'>,
  { slug }: Pick<WholeCampaign, 'slug'>,
): Promise<{ id: string; slug: string; invitationId: string }> {
  const hers = { ...ctx, actor };
  const typed = {
    name: 'The reds',
    teamSlug: `reds-${randomUUID().slice(0, 8)}`,
    goal: '500',
    words: '',
    parentId: '',
  };
  const { teamSlug } = await createTeam(hers, { slug, ...typed, picture: 'tree.olive' });
  const { id } = await getOwnTeam(hers, { slug, teamSlug });
  const [invitationId, now] = [randomUUID(), ctx.clock.now()];
  await ctx.db
    .insertInto('campaign_team_leaders')
    .values({ team_id: id, user_id: userId, since: now })
    .execute();
  await ctx.db
    .insertInto('campaign_team_invitations')
    .values({
      id: invitationId,
      team_id: id,
      email_hash: hashSecret(invitationId),
      sealed_email: ctx.sealing.seal(`${invitationId}@example.org`),
      invited_at: now,
    })
    .execute();
  return { id, slug: teamSlug, invitationId };
}

type MakeCtx = Pick<Ctx, 'db' | 'clock'>;

/** A campaign in pounds that was created a week ago and has been live since yesterday. */
export async function makeLiveCampaign({ db, clock }: MakeCtx): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await db
    .insertInto('campaigns')
    .values({
      id,
      organizer_id: null,
      state: 'live',
      sealed_typed: null,
      category: 'city',
      name: 'Leeds learns',
      folded_name: 'leeds learns',
      leader_name: 'Rivka Levi',
      sealed_contact: 'sealed',
      slug: `leeds-${id}`,
      currency: 'GBP',
      goal: 6_000_000,
      bonus_goal: null,
      duration: '36h',
      starts_at: new Date(now.getTime() - dayMs),
      ends_at: new Date(now.getTime() + dayMs),
      place: 'london',
      description: 'A year of learning.',
      film_url: null,
      cover: 'tree.olive',
      language: 'en',
      approved_at: now,
      created_at: new Date(now.getTime() - 7 * dayMs),
      state_at: now,
      changed_at: now,
      erased_at: null,
    })
    .execute();
  await db
    .insertInto('campaign_slugs')
    .values({ slug: `leeds-${id}`, campaign_id: id, was_live: true, taken_at: now })
    .execute();
  return id;
}

/** What came of someone’s first gift, by card, as a campaign counts it; each is another donor’s, unless something else is said. */
export function giftTo(
  { clock }: Pick<Ctx, 'clock'>,
  campaignId: string,
  given: Money,
  changes: Partial<NewGift> = {},
): NewGift {
  return {
    contributionId: randomUUID(),
    donationId: randomUUID(),
    campaignId,
    teamId: undefined,
    donor: randomUUID(),
    donorName: 'Rivka Levi',
    anonymity: 'named',
    kind: 'online',
    method: 'creditOrDebit',
    isFirst: true,
    given,
    givenAt: clock.now(),
    ...changes,
  };
}

/** Of the first level, unless something else is said. */
export async function makeTeam(
  { db, clock }: MakeCtx,
  {
    campaignId,
    parentId = null,
    level = 1,
  }: { campaignId: string; parentId?: string | null; level?: 1 | 2 | 3 },
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await db
    .insertInto('campaign_teams')
    .values({
      id,
      campaign_id: campaignId,
      parent_id: parentId,
      level,
      slug: `team-${id}`,
      name: 'Team',
      picture: 'tree.olive',
      goal: 100_000,
      created_at: now,
      changed_at: now,
      closed_at: null,
      opened_at: now,
    })
    .execute();
  await db
    .insertInto('campaign_team_slugs')
    .values({ campaign_id: campaignId, slug: `team-${id}`, team_id: id })
    .execute();
  return id;
}

/** One for one, for all gifts from now on, unless something else is said. */
export async function makePool(
  { db, clock }: MakeCtx,
  {
    campaignId,
    cap,
    ratio = 1,
    teams = [],
  }: { campaignId: string; cap: number; ratio?: number; teams?: string[] },
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  const { count } = await db
    .selectFrom('campaign_pools')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('campaign_pools')
    .values({
      id,
      campaign_id: campaignId,
      position: count,
      name: 'A friend of Leeds',
      ratio,
      cap,
      from_at: now,
      until_at: null,
      teams,
      methods: [],
      created_at: now,
    })
    .execute();
  return id;
}
