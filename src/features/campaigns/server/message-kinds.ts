import type { MessageKinds } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listStaffWith } from '#features/people/server/public.ts';
import type { TeamNews } from '../teams/server/tell-of-team.ts';
import type { CampaignNews } from '../life/server/tell-of-move.ts';

/** What happened to someone's campaign, which she is also mailed, and that one waits for staff. */
export const campaignsMessageKinds = {
  'campaigns.news': {
    topic: 'campaigns.message.topic',
    text: 'campaigns.message.news',
    look: 'news',
    forChildren: false,
    besides: { push: true },
    async valuesOf(ctx, _locale, all) {
      const names = await namesOf(ctx, all);
      return all.map(({ campaignId, what }) => {
        const campaign = names.get(String(campaignId));
        return campaign === undefined ? undefined : { campaign, what: String(what) };
      });
    },
  },
  'campaigns.team': {
    topic: 'campaigns.message.topic',
    text: 'campaigns.message.team',
    look: 'news',
    forChildren: false,
    besides: { push: true },
    async valuesOf(ctx, _locale, all) {
      const names = await namesOf(ctx, all);
      return all.map(({ campaignId, team, what }) => {
        const campaign = names.get(String(campaignId));
        return campaign === undefined ? undefined : { campaign, team: String(team), what: String(what) };
      });
    },
  },
  'campaigns.waiting': {
    topic: 'campaigns.message.waitingTopic',
    text: 'campaigns.message.waiting',
    look: 'news',
    forChildren: false,
    besides: { push: true },
    concerns: async (ctx, userId) =>
      (await listStaffWith(ctx, 'campaigns.decide')).some(({ id }) => id === userId),
    async valuesOf(ctx, _locale, all) {
      const names = await namesOf(ctx, all);
      return all.map(({ campaignId }) => {
        const campaign = names.get(String(campaignId));
        return campaign === undefined ? undefined : { campaign };
      });
    },
  },
} satisfies MessageKinds;

async function namesOf(
  { db }: Pick<Ctx, 'db'>,
  all: readonly Readonly<Record<string, string | number>>[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('campaigns')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      all.map(({ campaignId }) => String(campaignId)),
    )
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'campaigns.news': { campaignId: string; what: CampaignNews };
    'campaigns.team': { campaignId: string; team: string; what: TeamNews };
    'campaigns.waiting': { campaignId: string };
  }
}
