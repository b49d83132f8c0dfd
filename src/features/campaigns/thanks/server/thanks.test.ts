import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  donorNamed,
  getAdminDonor,
  giveDonation,
  makeEnteredGift,
  removeThanks,
} from '#features/donations/testing.ts';
import { askForRefund, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs, financePerson } from '#features/payments/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { makeLiveCampaign, makeTeam } from '#features/campaigns/testing.ts';
import { listOwnGifts } from './own-gifts.ts';
import { thankDonor } from './thank-donor.ts';

const database = useDatabase();
let ctx: TestCtx;
let twin: ProviderTwin;
let organizer: TestUser;
let leader: TestUser;
let campaignId: string;
let teamId: string;
let slug: string;

const words = 'Thank you from all of us. The children sang when they heard of it.';
const as = ({ actor }: Pick<TestUser, 'actor'>) => ({ ...ctx, actor });

beforeEach(async () => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  const verified = { email_verified_at: ctx.clock.now(), first_name: 'Sara', last_name: 'Stern' };
  [organizer, leader] = [await makeUser(ctx, verified), await makeUser(ctx, verified)];
  campaignId = await makeLiveCampaign(ctx);
  slug = `leeds-${campaignId}`;
  teamId = await makeTeam(ctx, { campaignId });
  await database.db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId })
    .where('id', '=', campaignId)
    .execute();
  await database.db
    .insertInto('campaign_team_leaders')
    .values({ team_id: teamId, user_id: leader.userId, since: ctx.clock.now() })
    .execute();
});

/** Rivka gives anonymously, for the team or for the campaign alone; answers the payment. */
async function give({ toTeam }: { toTeam: boolean }): Promise<string> {
  const { payHref } = await giveDonation(ctx, {
    key: randomUUID(),
    to: toTeam ? `campaign:${campaignId}/${teamId}` : `campaign:${campaignId}`,
    period: 'once',
    currency: 'GBP',
    amount: '36',
    coversCosts: false,
    anonymity: 'anonymous',
    dedication: 'none',
    dedicationText: '',
    message: '',
    donorName: 'Rivka Levi',
    donorAddress: 'rivka@example.org',
    method: 'creditOrDebit',
  });
  const paymentId = new URL(payHref ?? '').pathname.slice(1);
  twin.pay(paymentId);
  await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, randomUUID()));
  await ctx.jobs.drain();
  return paymentId;
}
const gifts = async (by: TestUser, teamSlug?: string) =>
  (await listOwnGifts(as(by), { slug, ...(teamSlug !== undefined && { teamSlug }) })).items;

describe('the gifts of a campaign', () => {
  test('are listed for the organizer, who sees also who gave anonymously, and for a leader those of her team without that', async () => {
    await give({ toTeam: true });
    await give({ toTeam: false });
    expect(await gifts(organizer)).toMatchObject([{ name: 'Rivka Levi', anonymity: 'anonymous' }, {}]);
    expect(await gifts(leader, `team-${teamId}`)).toMatchObject([{ name: '', team: 'Team' }]);
    await expect(gifts(leader)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(gifts(await makeUser(ctx), `team-${teamId}`)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('thanking a donor', () => {
  test('is one email for each gift, in the words of a leader who never sees the address', async () => {
    await give({ toTeam: true });
    const [gift] = await gifts(leader, `team-${teamId}`);
    expect(JSON.stringify(gift)).not.toContain('rivka@example.org');
    const before = ctx.sent.length;
    await thankDonor(as(leader), { id: gift?.id ?? '', text: words });
    expect(ctx.sent.slice(before)).toMatchObject([{ to: 'rivka@example.org' }]);
    expect(ctx.sent.at(-1)?.text).toContain('The children sang');
    expect((await gifts(leader, `team-${teamId}`))[0]).toMatchObject({ isThanked: true, mayThank: false });
    await expect(thankDonor(as(organizer), { id: gift?.id ?? '', text: words })).rejects.toMatchObject({
      code: 'thanked_already',
    });
    expect(ctx.sent).toHaveLength(before + 1);
  });

  test('is known to finance: when, and by whom; and stays, since the email has gone', async () => {
    await give({ toTeam: true });
    const dana = await financePerson(ctx, 'Dana');
    expect(await donorNamed(dana, 'Rivka Levi')).toMatchObject({ thanks: 'never', thankedBy: null });
    const [gift] = await gifts(leader, `team-${teamId}`);
    await thankDonor(as(leader), { id: gift?.id ?? '', text: words });
    const today = ctx.clock.now().toISOString().slice(0, 10);
    const donor = await donorNamed(dana, 'Rivka Levi');
    expect(donor).toMatchObject({ thanks: 'done', thankedOn: today, thankedBy: 'Sara Stern' });
    const { thanked } = await getAdminDonor(dana, { id: donor.id });
    expect(thanked).toMatchObject([{ how: 'organizer', thankedOn: today, by: 'Sara Stern' }]);
    const kept = await removeThanks(dana, { id: donor.id, thanksId: thanked[0]?.id ?? '' });
    expect(kept.thanked).toHaveLength(1);
  });

  test('is not for a leader of another team’s or no team’s gift, nor for one that went back', async () => {
    const paymentId = await give({ toTeam: false });
    const [gift] = await gifts(organizer);
    const thanks = { id: gift?.id ?? '', text: words };
    await expect(thankDonor(as(leader), thanks)).rejects.toMatchObject({ kind: 'not-found' });
    await inTransaction(ctx, (ctx) =>
      askForRefund(ctx, paymentId, {
        id: 'r1',
        part: money(3600n, 'GBP'),
        reason: 'asked',
        cause: 'person',
      }),
    );
    await ctx.jobs.drain();
    await expect(thankDonor(as(organizer), thanks)).rejects.toMatchObject({ code: 'not_now' });
  });

  test('is not offered where the donor left no address for mail', async () => {
    const dana = await financePerson(ctx, 'Dana');
    const entered = { to: `/campaign/${slug}`, emailAddress: '', donorName: 'Moshe Cash' };
    await makeEnteredGift(dana, entered);
    await give({ toTeam: false });
    const listed = await gifts(organizer);
    expect(listed).toHaveLength(2);
    expect(listed.map(({ isOffline, mayThank }) => mayThank === !isOffline)).toEqual([true, true]);
    const [byHand] = listed.filter(({ isOffline }) => isOffline);
    await expect(thankDonor(as(organizer), { id: byHand?.id ?? '', text: words })).rejects.toMatchObject({
      code: 'no_address',
    });
  });

  test('needs an address of one’s own that is proved', async () => {
    await give({ toTeam: true });
    const [gift] = await gifts(organizer);
    const other = await makeUser(ctx, { email_verified_at: null });
    await database.db
      .updateTable('campaigns')
      .set({ organizer_id: other.userId })
      .where('id', '=', campaignId)
      .execute();
    await expect(thankDonor(as(other), { id: gift?.id ?? '', text: words })).rejects.toMatchObject({
      code: 'email_unverified',
    });
  });
});
