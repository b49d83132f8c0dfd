import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { money } from '#core/money.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { answerDonation, countContribution } from '#features/campaigns/giving/server/answer-donations.ts';
import { readLive } from '#features/campaigns/live/server/read-live.ts';
import { eraseFromCampaigns } from '#features/campaigns/server/erase-campaigns.ts';
import { makeLiveCampaign } from '#features/campaigns/testing.ts';
import { compareSums } from '#features/campaigns/totals/server/compare-sums.ts';
import type { TeamInput } from '../contract.ts';
import { actOnTeam, changeTeam, letAsk, moveTeam } from './change-team.ts';
import { createTeam } from './create-team.ts';
import { acceptTeam, getTeamInvitation, inviteLeader, removeLeader, withdrawLeader } from './lead-team.ts';
import { getNewTeam, getOwnTeam, getTeam, listTeams } from './show-teams.ts';

const database = useDatabase();
let ctx: TestCtx;
let organizer: TestUser;
let campaignId: string;
let slug: string;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  organizer = await makeUser(ctx, { email_verified_at: ctx.clock.now() });
  campaignId = await makeLiveCampaign(ctx);
  slug = `leeds-${campaignId}`;
  await database.db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId })
    .where('id', '=', campaignId)
    .execute();
});

const as = ({ actor }: Pick<TestUser, 'actor'>) => ({ ...ctx, actor });
const typed = (changes: Partial<TeamInput> = {}): TeamInput => ({
  slug,
  name: 'Red',
  teamSlug: '',
  goal: '500',
  words: '',
  picture: 'tree.olive',
  parentId: '',
  ...changes,
});
const idOf = async (teamSlug: string) => (await getTeam(ctx, { slug, teamSlug })).id;
async function open(by: TestUser, changes: Partial<TeamInput> = {}) {
  ctx.clock.advance(1);
  const { teamSlug } = await createTeam(as(by), typed(changes));
  return { teamSlug, id: (await getOwnTeam(as(by), { slug, teamSlug })).id };
}

/** Someone leads a team after she has followed the link in her mail. */
async function lead(team: { id: string }): Promise<TestUser> {
  const leader = await makeUser(ctx, { email_verified_at: ctx.clock.now() });
  await inviteLeader(as(organizer), { id: team.id, emailAddress: `${randomUUID()}@example.org` });
  await acceptTeam(as(leader), { token: lastToken() });
  return leader;
}
const lastToken = () => /invitations\/([\w-]+)/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';

async function give(amount: number, team?: { id: string }, donor: string = randomUUID()): Promise<void> {
  const donation = {
    donationId: donor,
    targetKind: 'campaign',
    targetId: team ? `${campaignId}/${team.id}` : campaignId,
    period: 'once',
    userId: undefined,
    donorName: 'Rivka',
    anonymity: 'named',
    dedication: { kind: 'none', text: '' },
    message: '',
    language: 'en',
    amount: money(amount, 'GBP'),
    total: money(amount, 'GBP'),
  } as Parameters<typeof countContribution>[1]['donation'];
  const contribution = {
    contributionId: randomUUID(),
    kind: 'online',
    method: 'creditOrDebit',
    amount: money(amount, 'GBP'),
    refunded: money(0, 'GBP'),
    toDollars: { rate: '1.3', date: '2026-11-29', source: 'test' },
    givenAt: ctx.clock.now(),
    isFirst: true,
  } as Parameters<typeof countContribution>[1]['contribution'];
  await countContribution(ctx, { donation, contribution });
}

describe('opening a team', () => {
  test('is the organizer’s anywhere and a leader’s below her own, on three levels', async () => {
    const city = await open(organizer, { name: 'Leeds' });
    const leader = await lead(city);
    const red = await open(leader, { name: 'Red', parentId: city.id });
    const sara = await open(leader, { name: 'Sara', parentId: red.id });
    await expect(open(leader, { name: 'Deeper', parentId: sara.id })).rejects.toMatchObject({
      issues: [{ path: 'parentId' }],
    });
    await expect(open(leader, { name: 'York', parentId: '' })).rejects.toMatchObject({
      issues: [{ path: 'parentId' }],
    });
    const { items } = await listTeams(ctx, { slug });
    expect(items.map(({ name, level }) => [name, level])).toEqual([
      ['Leeds', 1],
      ['Red', 2],
      ['Sara', 3],
    ]);
  });

  test('gives it an address from its name, also a Hebrew one, and never a page’s or another team’s', async () => {
    expect((await open(organizer, { name: 'Red' })).teamSlug).toBe('red');
    expect((await open(organizer, { name: 'Red' })).teamSlug).toBe('red-2');
    expect((await open(organizer, { name: 'תורה' })).teamSlug).toBe('team-2');
    expect((await open(organizer, { name: 'Edit' })).teamSlug).toBe('edit-2');
    for (const teamSlug of ['donate', 'red'])
      await expect(open(organizer, { teamSlug })).rejects.toMatchObject({ issues: [{ path: 'teamSlug' }] });
  });

  test('may be asked for where the organizer allows it, once, and is seen once she has accepted', async () => {
    const asker = await makeUser(ctx);
    await expect(open(asker)).rejects.toMatchObject({ code: 'not_now' });
    await letAsk(as(organizer), { id: campaignId, allowed: true });
    const { teamSlug, isAsked } = await createTeam(as(asker), typed({ name: 'Blue' }));
    expect(isAsked).toBe(true);
    await expect(createTeam(as(asker), typed())).rejects.toMatchObject({ code: 'asked_already' });
    await expect(getTeam(ctx, { slug, teamSlug })).rejects.toMatchObject({ kind: 'not-found' });
    const { id } = await getOwnTeam(as(asker), { slug, teamSlug });
    await expect(actOnTeam(as(asker), { id, act: 'accept' })).rejects.toMatchObject({ kind: 'not-found' });
    await actOnTeam(as(organizer), { id, act: 'accept' });
    expect(await getTeam(ctx, { slug, teamSlug })).toMatchObject({ name: 'Blue', mayLead: false });
    expect((await getNewTeam(as(asker), { slug })).mayOpen).toBe(true);
  });

  test('that was declined leaves nothing', async () => {
    await letAsk(as(organizer), { id: campaignId, allowed: true });
    const asker = await makeUser(ctx);
    const { id, teamSlug } = await open(asker);
    await actOnTeam(as(organizer), { id, act: 'decline' });
    await expect(getOwnTeam(as(asker), { slug, teamSlug })).rejects.toMatchObject({ kind: 'not-found' });
    expect((await getNewTeam(as(asker), { slug })).hasAsked).toBe(false);
  });
});

describe('leading a team', () => {
  test('is for those who lead it or one above it, and nobody else’s', async () => {
    const city = await open(organizer, { name: 'Leeds' });
    const red = await open(organizer, { name: 'Red', parentId: city.id });
    const [above, own] = [await lead(city), await lead(red)];
    const change = {
      id: red.id,
      name: 'Crimson',
      teamSlug: '',
      goal: '600',
      words: '',
      picture: 'lamp.night',
    } as const;
    await changeTeam(as(above), { ...change, version: 1 });
    await expect(changeTeam(as(own), { ...change, version: 1 })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    const stranger = await makeUser(ctx);
    for (const refused of [
      changeTeam(as(stranger), { ...change, version: 2 }),
      changeTeam(as(own), { ...change, id: city.id, version: 1 }),
      moveTeam(as(own), { id: red.id, parentId: '' }),
      actOnTeam(as(own), { id: red.id, act: 'close' }),
      getOwnTeam(as(stranger), { slug, teamSlug: 'red' }),
    ])
      await expect(refused).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('is offered by a link that works once, until it is withdrawn or sent again', async () => {
    const red = await open(organizer);
    const emailAddress = 'leader@example.org';
    await inviteLeader(as(organizer), { id: red.id, emailAddress });
    const first = lastToken();
    await inviteLeader(as(organizer), { id: red.id, emailAddress });
    const second = lastToken();
    await expect(getTeamInvitation(ctx, { token: first })).rejects.toMatchObject({ kind: 'not-found' });
    expect((await getTeamInvitation(ctx, { token: second })).team.name).toBe('Red');
    const leader = await makeUser(ctx, { email_verified_at: ctx.clock.now() });
    await acceptTeam(as(leader), { token: second });
    await expect(acceptTeam(as(await makeUser(ctx)), { token: second })).rejects.toMatchObject({
      code: 'link_over',
    });
    const { invitations } = await inviteLeader(as(leader), { id: red.id, emailAddress: 'next@example.org' });
    await withdrawLeader(as(leader), { id: red.id, invitationId: invitations[0]?.id ?? '' });
    await expect(getTeamInvitation(ctx, { token: lastToken() })).rejects.toMatchObject({ kind: 'not-found' });
    await removeLeader(as(leader), { id: red.id, leaderId: leader.userId });
    await expect(getOwnTeam(as(leader), { slug, teamSlug: 'red' })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  test('is offered in the language of the person who has the address, else in that of the campaign', async () => {
    const { id } = await open(organizer);
    const emailAddress = 'rivka@example.org';
    await makeUser(ctx, { email_address: emailAddress, email_verified_at: ctx.clock.now(), language: 'he' });
    await inviteLeader(as(organizer), { id, emailAddress });
    await inviteLeader(as(organizer), { id, emailAddress: 'stranger@example.org' });
    expect(ctx.sent.slice(-2).map(({ html }) => /lang="(\w+)"/.exec(html)?.[1])).toEqual(['he', 'en']);
  });

  test('ends with the account: an ambassador’s page closes without her name, and its gifts stay', async () => {
    const city = await open(organizer, { name: 'Leeds' });
    const red = await open(organizer, { name: 'Red', parentId: city.id });
    const sara = await open(organizer, { name: 'Sara', parentId: red.id });
    const leader = await lead(sara);
    await give(3600, sara);
    await eraseFromCampaigns(ctx, { userId: leader.userId });
    expect(await getTeam(ctx, { slug, teamSlug: 'sara' })).toMatchObject({ name: '', isClosed: true });
    expect((await readLive(ctx, campaignId)).teams[city.id]).toMatchObject({ raised: 3600 });
  });
});

describe('what a team has raised', () => {
  test('is its own and that of those below it, at every reading, also after one is moved', async () => {
    const [leeds, york] = [await open(organizer, { name: 'Leeds' }), await open(organizer, { name: 'York' })];
    const red = await open(organizer, { name: 'Red', parentId: leeds.id });
    const sara = await open(organizer, { name: 'Sara', parentId: red.id });
    await give(1000, leeds);
    await give(200, sara);
    await give(30);
    const raised = async () => {
      const { teams, raised } = await readLive(ctx, campaignId);
      return [leeds, red, sara, york].map(({ id }) => teams[id]?.raised ?? 0).concat(raised);
    };
    expect(await raised()).toEqual([1200, 200, 200, 0, 1230]);
    const { version } = await readLive(ctx, campaignId);
    await moveTeam(as(organizer), { id: red.id, parentId: york.id });
    expect(await raised()).toEqual([1000, 200, 200, 200, 1230]);
    expect((await readLive(ctx, campaignId)).version).toBeGreaterThan(version);
    await moveTeam(as(organizer), { id: red.id, parentId: '' });
    const { items } = await listTeams(ctx, { slug });
    expect(items.map(({ name, level }) => [name, level])).toContainEqual(['Sara', 2]);
    expect(await compareSums(ctx)).toEqual([]);
  });

  test('takes no more gifts once it is closed, and keeps those it has', async () => {
    const red = await open(organizer);
    const asked = {
      targetKind: 'campaign',
      targetId: `${campaignId}/${red.id}`,
      period: 'once',
      amount: money(3600, 'GBP'),
      isByHand: false,
    } as const;
    expect(await answerDonation(ctx, asked)).toMatchObject({
      kind: 'accepted',
      about: { text: 'campaigns.gift.aboutTeam', values: { team: 'Red' } },
      account: `campaign-${campaignId}`,
    });
    await give(3600, red);
    await actOnTeam(as(organizer), { id: red.id, act: 'close' });
    expect(await answerDonation(ctx, asked)).toMatchObject({ kind: 'refused' });
    expect((await readLive(ctx, campaignId)).teams[red.id]).toMatchObject({ raised: 3600 });
    expect(await answerDonation(ctx, { ...asked, targetId: `${campaignId}/nobody` })).toBeUndefined();
  });
});

test('a team is found under every address that it had', async () => {
  const red = await open(organizer);
  const change = { id: red.id, name: 'Crimson', goal: '600', words: 'Red', picture: 'lamp.night' } as const;
  await changeTeam(as(organizer), { ...change, teamSlug: 'crimson', version: 1 });
  expect((await getTeam(ctx, { slug, teamSlug: 'red' })).slug).toBe('crimson');
  await expect(open(organizer, { teamSlug: 'red' })).rejects.toMatchObject({
    issues: [{ path: 'teamSlug' }],
  });
  expect(await idOf('crimson')).toBe(red.id);
});
