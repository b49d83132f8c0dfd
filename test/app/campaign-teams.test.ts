import { expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { staffMember } from '#test/support/staff.ts';
import { openBrowser, openVisitor } from '#test/support/plain-browser.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { AdminTeam } from '#features/campaigns/deciding/contract.ts';
import { giftTo, makeLiveCampaign, makePool, makeTeam } from '#features/campaigns/testing.ts';
import type { TestUser } from '#features/people/testing.ts';
import { keepGift } from '#features/campaigns/totals/server/keep-gift.ts';

/* Teams from invitation to gifts, without JavaScript. */

const app = useApp();

test('a leader takes a team over by her link, and its gifts count on every page', async () => {
  const verified = { email_verified_at: app.ctx.clock.now() };
  const organizer = await app.makeUser(verified);
  const campaignId = await makeLiveCampaign(app.ctx);
  await app.ctx.db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId, sealed_contact: app.ctx.sealing.seal('{"email":"","phone":""}') })
    .where('id', '=', campaignId)
    .execute();
  const campaign = `/campaign/leeds-${campaignId}`;
  const hers = await openBrowser(app, organizer);

  const opened = await hers.ask(`${campaign}/create-team`, {
    form: 'createTeam',
    parentId: '',
    name: 'The reds',
    goal: '500',
    teamSlug: '',
    words: 'We run for the library.',
    cover: 'tree.olive',
  });
  expect(opened.headers.location).toBe(`${campaign}/the-reds/dashboard`);
  const dashboard = (await hers.ask(`${campaign}/the-reds/dashboard`)).body;
  const [, teamId = ''] = /inviteLeader:([\w-]+)/.exec(dashboard) ?? [];
  await hers.ask(`${campaign}/the-reds/dashboard`, {
    form: `inviteLeader:${teamId}`,
    emailAddress: 'leader@example.org',
  });
  const [, link = ''] = /(\/campaigns\/invitations\/[\w-]+)/.exec(app.mails.at(-1)?.text ?? '') ?? [];

  expect((await openVisitor(app).ask(link)).body).toContain('You are invited to lead');
  const leader = await openBrowser(app, await app.makeUser(verified));
  const accepted = await leader.ask(link, { form: 'acceptTeam' });
  expect(accepted.headers.location).toBe(`${campaign}/the-reds/dashboard`);
  expect((await leader.ask(link)).body).toContain('This invitation has expired');
  const again = await leader.ask(link, { form: 'acceptTeam' });
  expect(again.statusCode).toBe(409);
  for (const shown of ['It has been used or taken back', 'See your campaigns and teams'])
    expect(again.body).toContain(shown);
  const changed = await leader.ask(`${campaign}/the-reds/edit`, {
    form: `changeTeam:${teamId}`,
    version: '1',
    name: 'The crimsons',
    goal: '600',
    teamSlug: 'crimson',
    words: '',
    cover: 'lamp.night',
  });
  expect(changed.headers.location).toBe(`${campaign}/crimson/dashboard`);

  await inTransaction(app.ctx, (ctx) =>
    keepGift(
      ctx,
      giftTo(ctx, campaignId, money(3600, 'GBP'), {
        teamId,
        donorName: 'Dvora Katz',
        anonymity: 'anonymous',
      }),
    ),
  );
  const visitor = openVisitor(app);
  expect((await visitor.ask(`${campaign}/the-reds`)).headers.location).toBe(`${campaign}/crimson`);
  const page = (await visitor.ask(`${campaign}/crimson`)).body;
  expect(page).toContain('The crimsons');
  expect(page).toContain('£36');
  expect(page).not.toContain('Dvora Katz');
  expect((await visitor.ask(campaign)).body).toContain('The crimsons');
  const donate = await visitor.ask(`${campaign}/crimson/donate?amount=18`);
  expect(donate.headers.location).toBe(
    `/donate?currency=GBP&amount=18&to=${encodeURIComponent(`campaign:${campaignId}/${teamId}`)}`,
  );
  expect((await visitor.ask(donate.headers.location ?? '')).body).toContain('team “The crimsons”');
  const led = (await leader.ask(`${campaign}/crimson/dashboard`)).body;
  expect(led).toContain('£36');
  // Only staff knows who gave anonymously.
  expect(led).not.toContain('Dvora Katz');
  expect((await leader.ask('/campaigns')).body).toContain(`${campaign}/crimson/dashboard`);
  expect((await leader.ask(`${campaign}/dashboard`)).statusCode).toBe(404);
  expect((await visitor.ask(`${campaign}/crimson/dashboard`)).headers.location).toMatch(/^\/login/);
});

test('an organizer sets up matching and milestones, which the page shows', async () => {
  const organizer = await app.makeUser();
  const campaignId = await makeLiveCampaign(app.ctx);
  await app.ctx.db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId, sealed_contact: app.ctx.sealing.seal('{"email":"","phone":""}') })
    .where('id', '=', campaignId)
    .execute();
  const campaign = `/campaign/leeds-${campaignId}`;
  const hers = await openBrowser(app, organizer);
  const pool = { ratio: '2', cap: '1,000', least: '', fromOn: '', fromTime: '', untilOn: '', untilTime: '' };
  const added = await hers.ask(`${campaign}/dashboard`, {
    form: `addPool:${campaignId}`,
    name: 'A friend of Leeds',
    ...pool,
  });
  expect(added.statusCode).toBe(302);
  const milestones = { amount0: '500', text0: 'The library opens', amount1: '', text1: '' };
  await hers.ask(`${campaign}/dashboard`, { form: `setMilestones:${campaignId}`, ...milestones });
  const wrong = await hers.ask(`${campaign}/dashboard`, {
    form: `setMilestones:${campaignId}`,
    amount0: 'much',
    text0: '',
  });
  expect(wrong.statusCode).toBe(422);
  const page = (await openVisitor(app).ask(campaign)).body;
  expect(page.replaceAll(/[\u2068\u2069]/g, '')).toContain('For each £1 that you give, £2 is added.');
  for (const shown of ['A friend of Leeds', 'The library opens']) expect(page).toContain(shown);
});

/** A campaign of someone, with two teams, one below the other. */
async function makeTeamed(organizer: TestUser) {
  const campaignId = await makeLiveCampaign(app.ctx);
  await app.ctx.db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId, sealed_contact: app.ctx.sealing.seal('{"email":"","phone":""}') })
    .where('id', '=', campaignId)
    .execute();
  const leeds = await makeTeam(app.ctx, { campaignId });
  const red = await makeTeam(app.ctx, { campaignId, parentId: leeds, level: 2 });
  return { campaignId, leeds, red, campaign: `/campaign/leeds-${campaignId}` };
}

test('an organizer has gifts of several teams and ways to pay matched, and keeps her choice after an error', async () => {
  const organizer = await app.makeUser();
  const { campaignId, leeds, red, campaign } = await makeTeamed(organizer);
  const hers = await openBrowser(app, organizer);
  const pool = {
    form: `addPool:${campaignId}`,
    name: 'A friend of Leeds',
    ratio: '1',
    least: '',
    fromOn: '',
    fromTime: '',
    untilOn: '',
    untilTime: '',
    teams: [leeds, red],
    methods: ['paypal', 'check'],
  };
  const wrong = await hers.ask(`${campaign}/dashboard`, { ...pool, cap: 'much' });
  expect(wrong.statusCode).toBe(422);
  const checkedIn = (body: string) =>
    [...body.matchAll(/<input[^>]*name="(?:teams|methods)"[^>]*>/g)]
      .filter(([field]) => field.includes(' checked=""'))
      .map(([field]) => /value="([^"]*)"/.exec(field)?.[1]);
  expect(new Set(checkedIn(wrong.body))).toEqual(new Set([leeds, red, 'paypal', 'check']));
  expect((await hers.ask(`${campaign}/dashboard`, { ...pool, cap: '1,000' })).statusCode).toBe(302);
  const kept = await app.ctx.db
    .selectFrom('campaign_pools')
    .select(['teams', 'methods'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  expect(kept).toEqual({ teams: [leeds, red], methods: ['paypal', 'check'] });
});

test('staff sees the teams of a campaign as a tree and its pools, and closes a team', async () => {
  const { campaignId, leeds, red } = await makeTeamed(await app.makeUser());
  await makePool(app.ctx, { campaignId, cap: 100_000, teams: [red] });
  await inTransaction(app.ctx, (ctx) =>
    keepGift(ctx, giftTo(ctx, campaignId, money(3600, 'GBP'), { teamId: red, donor: 'rivka' })),
  );
  const { client, browser } = await staffMember(app, 'admin');
  const { items } = (await client.get(`/api/admin/giving/campaigns/${campaignId}/teams`)).json<{
    items: AdminTeam[];
  }>();
  expect(items).toMatchObject([
    { id: leeds, state: 'open', own: { raised: 0 }, whole: { raised: 3600, matched: 3600, donors: 1 } },
    { id: red, parentId: leeds, own: { raised: 3600, gifts: 1 } },
  ]);
  const page = `/admin/giving/campaigns/${campaignId}`;
  expect((await browser.get(page)).body.replaceAll(/[\u2068\u2069]/g, '')).toContain(
    '£36 of £1,000 used, £964 left',
  );
  await browser.ask(page, { method: 'POST', form: { form: `actOnTeam:${red}:close` } });
  const { items: after } = (await client.get(`/api/admin/giving/campaigns/${campaignId}/teams`)).json<{
    items: AdminTeam[];
  }>();
  expect(after.map(({ state }) => state)).toEqual(['open', 'closed']);
});
