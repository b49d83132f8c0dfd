import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { readLive } from '#features/campaigns/live/server/read-live.ts';
import { giftTo, makeLiveCampaign, makePool, makeTeam } from '#features/campaigns/testing.ts';
import { compareSums } from '#features/campaigns/totals/server/compare-sums.ts';
import { keepGift } from '#features/campaigns/totals/server/keep-gift.ts';
import { moveTeam } from './change-team.ts';
import { acceptTeam, inviteLeader } from './lead-team.ts';

const database = useCommittedDatabase();
let ctx: TestCtx;
let organizer: TestUser;
let campaignId: string;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  organizer = await makeUser(ctx, { email_verified_at: ctx.clock.now() });
  campaignId = await makeLiveCampaign(ctx);
  await database.db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId })
    .where('id', '=', campaignId)
    .execute();
});

const as = ({ actor }: Pick<TestUser, 'actor'>) => ({ ...ctx, actor });

test('of two who follow one invitation at the same moment, one leads the team', async () => {
  const id = await makeTeam(ctx, { campaignId });
  await inviteLeader(as(organizer), { id, emailAddress: `${randomUUID()}@example.org` });
  const token = /invitations\/([\w-]+)/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';
  const people = [await makeUser(ctx), await makeUser(ctx)];
  const outcomes = await Promise.allSettled(people.map((person) => acceptTeam(as(person), { token })));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const leaders = await database.db
    .selectFrom('campaign_team_leaders')
    .select('user_id')
    .where('team_id', '=', id)
    .execute();
  expect(leaders).toHaveLength(1);
});

test('gifts to two pools and teams that are moved meanwhile end in the same sums', async () => {
  const [leeds, york] = [await makeTeam(ctx, { campaignId }), await makeTeam(ctx, { campaignId })];
  const red = await makeTeam(ctx, { campaignId, parentId: leeds, level: 2 });
  await makePool(ctx, { campaignId, cap: 1500 });
  await makePool(ctx, { campaignId, cap: 1000 });
  const give = () =>
    inTransaction(ctx, (ctx) =>
      keepGift(ctx, giftTo(ctx, campaignId, money(100, 'GBP'), { teamId: red, donorName: 'Rivka' })),
    );
  await Promise.all([
    ...Array.from({ length: 30 }, give),
    moveTeam(as(organizer), { id: red, parentId: york }),
    moveTeam(as(organizer), { id: red, parentId: leeds }),
    moveTeam(as(organizer), { id: red, parentId: york }),
  ]);
  const { teams, raised, matched, pools } = await readLive(ctx, campaignId);
  expect({ raised, matched }).toEqual({ raised: 3000, matched: 2500 });
  expect(Object.values(pools)).toEqual([0, 0]);
  expect([leeds, york].map((id) => teams[id]?.raised ?? 0)).toSatisfy(
    ([one, other]: number[]) => [one, other].includes(0) && [one, other].includes(3000),
  );
  expect(await compareSums(ctx)).toEqual([]);
});
