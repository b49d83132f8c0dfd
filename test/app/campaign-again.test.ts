import { expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { openBrowser, openVisitor } from '#test/support/plain-browser.ts';
import { actOnCampaign } from '#features/campaigns/organizing/server/act-on-campaign.ts';
import {
  aboutCampaign,
  campaignPage,
  makeCampaign,
  makeLiveCampaign,
  makeTeam,
} from '#features/campaigns/testing.ts';

/* What is sent twice, typed in capitals or asked for where it cannot be, without JavaScript. */

const app = useApp();
const { givesOnHolyDays: _, ...page } = campaignPage;

/** A live campaign of someone who is signed in. */
async function makeOwn() {
  const organizer = await app.makeUser();
  const id = await makeLiveCampaign(app.ctx);
  await app.ctx.db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId, sealed_contact: app.ctx.sealing.seal('{"email":"","phone":""}') })
    .where('id', '=', id)
    .execute();
  return { id, path: `/campaign/leeds-${id}`, hers: await openBrowser(app, organizer) };
}

test('a campaign that is created twice leads to the one that there is, and begins no other', async () => {
  const hers = await openBrowser(app, await app.makeUser());
  await hers.ask('/campaigns/create', { form: 'campaignAbout', ...aboutCampaign });
  const form = { form: 'campaignPage', ...page, slug: 'twice-roof' };
  for (let time = 1; time <= 2; time += 1)
    expect((await hers.ask('/campaigns/create', form)).headers.location).toBe(
      '/campaign/twice-roof/dashboard',
    );
  expect(await app.ctx.db.selectFrom('campaigns').select('id').execute()).toHaveLength(1);
  const other = await hers.ask('/campaigns/create', { ...form, slug: 'other-roof' });
  expect(other.statusCode).toBe(409);
  expect(other.body).toContain('Fill in the first page first.');
});

test('a campaign that is launched twice leads to what has become of it', async () => {
  const organizer = await app.makeUser();
  const { id, slug } = await makeCampaign(app.ctx, organizer);
  await actOnCampaign({ ...app.ctx, actor: organizer.actor }, { id, act: 'launch' });
  const hers = await openBrowser(app, organizer);
  const again = await hers.ask(`/campaign/${slug}/dashboard`, { form: `actOnCampaign:${id}:launch` });
  expect(again.headers.location).toBe(`/campaign/${slug}/launched`);
  expect((await hers.ask(`/campaign/${slug}/launched`)).body).toContain('We look at it now');
});

test('an address in capitals leads to that of the campaign, with the rest of its path and what it asks for', async () => {
  const { id, path, hers } = await makeOwn();
  const teamId = await makeTeam(app.ctx, { campaignId: id });
  const visitor = openVisitor(app);
  const upper = `/campaign/LEEDS-${id.toUpperCase()}`;
  for (const rest of [
    '',
    '/wall',
    '/poster',
    '/embed',
    '/donate',
    `/team-${teamId}`,
    `/team-${teamId}/donate`,
  ]) {
    const moved = await visitor.ask(
      `${upper}${rest.toUpperCase()}?via=poster`.replace(/\/(WALL|POSTER|EMBED|DONATE)/, (part) =>
        part.toLowerCase(),
      ),
    );
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `${path}${rest}?via=poster`]);
  }
  for (const rest of ['/edit', '/dashboard', '/launched', '/create-team'])
    expect((await hers.ask(`${upper}${rest}`)).headers.location).toBe(`${path}${rest}`);
});

test('nothing is opened below an ambassador, and the page says why', async () => {
  const { id, path, hers } = await makeOwn();
  const community = await makeTeam(app.ctx, { campaignId: id });
  const team = await makeTeam(app.ctx, { campaignId: id, parentId: community, level: 2 });
  const ambassador = await makeTeam(app.ctx, { campaignId: id, parentId: team, level: 3 });
  const page = async (below: string) => (await hers.ask(`${path}/create-team?below=${below}`)).body;
  expect(await page(team)).toContain(`value="${team}" selected`);
  const refused = await page(ambassador);
  expect(refused).toContain('Nothing can be opened below an ambassador');
  expect(refused).not.toContain('name="teamSlug"');
  expect(await page('unknown')).toContain('No team can be opened below this one');
});

test('the line for another site is shown once a site is listed', async () => {
  const { path, hers } = await makeOwn();
  const dashboard = async () => (await hers.ask(`${path}/dashboard`)).body;
  expect(await dashboard()).toContain('List a site and save.');
  await hers.ask(`${path}/dashboard`, { form: 'campaignEmbed', hosts: 'shul.example' });
  expect(await dashboard()).toContain('&lt;iframe src=');
});
