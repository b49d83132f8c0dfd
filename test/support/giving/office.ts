import type { TestCtx } from '#test/support/ctx.ts';
import { currencyCodes } from '#core/money.ts';
import {
  addPool,
  changePool,
  raisePool,
  removePool,
} from '#features/campaigns/matching/server/change-pools.ts';
import { makeTeam } from '#features/campaigns/testing.ts';
import { actOnTeam, moveTeam } from '#features/campaigns/teams/server/change-team.ts';
import { correctGift, makeEnteredGift, moveDonation } from '#features/donations/testing.ts';
import { financePerson } from '#features/payments/testing.ts';
import { makeUser } from '#features/people/testing.ts';

type Act = readonly [weight: number, act: (ctx: TestCtx) => Promise<unknown>];

const pool = {
  name: 'A friend of Leeds',
  least: '',
  fromOn: '',
  fromTime: '',
  untilOn: '',
  untilTime: '',
  methods: [],
};

/**
 * What finance and organizers do at random: gifts by hand, their corrections, moves of gifts, and changes of teams and pools. `anyTarget` is
 * a campaign, one of its teams, or undefined.
 */
export async function makeOffice(
  one: TestCtx,
  { campaigns, random }: { campaigns: readonly string[]; random: () => number },
) {
  const { db } = one;
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const finance = (await financePerson(one, 'Dana')).actor;
  const organizer = await makeUser(one, { country: 'GB' });
  await db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId })
    .where('id', 'in', campaigns)
    .execute();
  for (const campaignId of campaigns) {
    const parentId = await makeTeam(one, { campaignId });
    await makeTeam(one, { campaignId });
    await makeTeam(one, { campaignId, parentId, level: 2 });
  }
  const teamsOf = (campaignId: string) =>
    db.selectFrom('campaign_teams').select(['id', 'version']).where('campaign_id', '=', campaignId).execute();
  const anyCampaign = () => pick(campaigns) ?? '';
  const anyTeam = async () => pick(await teamsOf(anyCampaign()))?.id ?? '';
  const anyPool = async () => pick(await db.selectFrom('campaign_pools').selectAll().execute());
  const anyTarget = async (): Promise<string | undefined> => {
    if (random() < 0.1) return undefined;
    const campaignId = anyCampaign();
    const team = random() < 0.5 ? pick(await teamsOf(campaignId)) : undefined;
    return `campaign:${campaignId}${team ? `/${team.id}` : ''}`;
  };
  const byFinance = (ctx: TestCtx): TestCtx => ({ ...ctx, actor: finance });
  const byOrganizer = (ctx: TestCtx): TestCtx => ({ ...ctx, actor: organizer.actor });

  const acts: readonly Act[] = [
    [
      4,
      async (ctx) =>
        makeEnteredGift(byFinance(ctx), {
          amount: pick(['1', '18', '180.50']) ?? '',
          currency: pick(currencyCodes) ?? 'GBP',
          to: (await anyTarget()) ?? '',
          emailAddress: pick(['', 'leah@example.org']) ?? '',
        }),
    ],
    [
      2,
      async (ctx) => {
        const entered = db.selectFrom('contributions').select('donation_id').where('kind', '=', 'offline');
        const id = pick(await entered.execute())?.donation_id;
        if (id !== undefined) await correctGift(byFinance(ctx), { id, reason: 'It did not clear' });
      },
    ],
    [
      5,
      async (ctx) => {
        const donations = db
          .selectFrom('donations')
          .select(['id', 'target_kind', 'target_id'])
          .where('state', 'in', ['given', 'running', 'ended']);
        const donation = pick(await donations.execute());
        if (!donation) return;
        const { id, target_kind, target_id } = donation;
        await moveDonation(byFinance(ctx), {
          id,
          from: target_id === null ? target_kind : `${target_kind}:${target_id}`,
          to: (await anyTarget()) ?? '',
          reason: 'It was meant for the others',
        });
      },
    ],
    [
      2,
      async (ctx) =>
        moveTeam(byOrganizer(ctx), { id: await anyTeam(), parentId: random() < 0.5 ? '' : await anyTeam() }),
    ],
    [
      2,
      async (ctx) =>
        actOnTeam(byOrganizer(ctx), { id: await anyTeam(), act: random() < 0.3 ? 'close' : 'reopen' }),
    ],
    [
      1,
      async (ctx) => {
        const id = anyCampaign();
        const teams = random() < 0.5 ? [] : (await teamsOf(id)).slice(0, 2).map((team) => team.id);
        await addPool(byOrganizer(ctx), {
          ...pool,
          id,
          ratio: pick([1, 3]) ?? 1,
          cap: pick(['5', '200']) ?? '',
          teams,
        });
      },
    ],
    [
      1,
      async (ctx) => {
        const row = await anyPool();
        if (!row) return;
        const { id, ratio, teams, version, cap } = row;
        await changePool(byOrganizer(ctx), {
          ...pool,
          id,
          ratio,
          teams,
          version,
          cap: String(cap / 100 + 50),
        });
      },
    ],
    [1, async (ctx) => raisePool(byOrganizer(ctx), { id: (await anyPool())?.id ?? '' })],
    [1, async (ctx) => removePool(byOrganizer(ctx), { id: (await anyPool())?.id ?? '' })],
  ];
  return { acts, anyTarget };
}
