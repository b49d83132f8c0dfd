import sharp from 'sharp';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { keepGift } from '#features/campaigns/totals/server/keep-gift.ts';
import { giftTo, makeLiveCampaign } from '#features/campaigns/testing.ts';
import { useApp } from '#test/support/app.ts';

/* The pictures of campaigns for sharing, and their frames on other sites. */

const app = useApp();

async function give(campaignId: string, amount: number): Promise<void> {
  await inTransaction(app.ctx, (ctx) => keepGift(ctx, giftTo(ctx, campaignId, money(amount, 'GBP'))));
}

test('a shared link shows a picture in its language, which changes with the total', async () => {
  const campaignId = await makeLiveCampaign(app.ctx);
  const picture = (locale: string) => `/share/campaigns/leeds-${campaignId}/${locale}.png`;
  const page = (await app.get(`/campaign/leeds-${campaignId}?lang=he`)).body;
  expect(page).toMatch(new RegExp(`property="og:image" content="[^"]*/leeds-${campaignId}/he.png\\?v=0"`));
  const before = await app.get(picture('he'));
  expect(before.headers['content-type']).toBe('image/png');
  expect(await sharp(before.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  const etag = String(before.headers['etag']);
  const again = await app.get(picture('he'), { 'if-none-match': etag });
  expect(again.statusCode).toBe(304);
  await give(campaignId, 360_000);
  const after = await app.get(picture('he'));
  expect(after.headers['etag']).not.toBe(etag);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  expect((await app.get(picture('xx'))).statusCode).toBe(404);
});

test('the picture invites nobody to be the first once the campaign is over', async () => {
  const campaignId = await makeLiveCampaign(app.ctx);
  const picture = async () => (await app.get(`/share/campaigns/leeds-${campaignId}/en.png`)).rawPayload;
  const inviting = await picture();
  await app.ctx.db
    .updateTable('campaigns')
    .set(({ eb }) => ({ state: 'ended', version: eb('version', '+', 1) }))
    .where('id', '=', campaignId)
    .execute();
  expect((await picture()).equals(inviting)).toBe(false);
});

test('an address that says how much and how often leads on to the form with both', async () => {
  const campaignId = await makeLiveCampaign(app.ctx);
  const asked = 'amount=180&period=month&via=poster';
  const page = (await app.get(`/campaign/leeds-${campaignId}?${asked}`)).body;
  const gives = `/campaign/leeds-${campaignId}/donate?${asked}`;
  expect(page).toContain(`href="${gives.replaceAll('&', '&amp;')}"`);
  const { location = '' } = (await app.get(gives)).headers;
  for (const part of [...asked.split('&'), 'currency=GBP']) expect(location).toContain(part);
});

test('a campaign that is not public has no picture', async () => {
  const campaignId = await makeLiveCampaign(app.ctx);
  await app.ctx.db
    .updateTable('campaigns')
    .set({ state: 'cancelled' })
    .where('id', '=', campaignId)
    .execute();
  expect((await app.get(`/share/campaigns/leeds-${campaignId}/en.png`)).statusCode).toBe(404);
});

test('only the sites that the organizer lists may show it in a frame, and no other page of ours', async () => {
  const campaignId = await makeLiveCampaign(app.ctx);
  const organizer = await app.makeUser();
  await app.ctx.db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId })
    .where('id', '=', campaignId)
    .execute();
  const path = `/campaign/leeds-${campaignId}`;
  const framing = async (url: string) => {
    const { statusCode, headers } = await app.get(url);
    const policy = String(headers['content-security-policy']);
    return [statusCode, /frame-ancestors ([^;]*)/.exec(policy)?.[1], headers['x-frame-options']];
  };
  expect(await framing(`${path}/embed`)).toEqual([200, "'none'", 'DENY']);

  const hers = await app.as(organizer);
  const api = `/api/campaigns/leeds-${campaignId}/embed`;
  const wrong = await hers.ask(api, {
    method: 'PUT',
    body: { hosts: "shul.example; script-src 'unsafe-inline'" },
  });
  expect(wrong.statusCode).toBe(422);
  const set = await hers.ask(api, {
    method: 'PUT',
    body: { hosts: 'shul.example\nhttps://www.shul.example/give' },
  });
  expect(set.json()).toEqual({ hosts: ['https://shul.example', 'https://www.shul.example'] });
  expect((await (await app.as(await app.makeUser())).get(api)).statusCode).toBe(404);

  const listed = [200, 'https://shul.example https://www.shul.example', undefined];
  expect(await framing(`${path}/embed`)).toEqual(listed);
  expect(await framing(`${path}/embed?lang=he`)).toEqual(listed);
  expect(await framing(path)).toEqual([200, "'none'", 'DENY']);
  expect(await framing(`${path}/wall`)).toEqual([200, "'none'", 'DENY']);
  expect((await app.get(`${path}/embed`)).body).toContain('target="_blank"');
});

test('the wall for the hall has an address of its own, to which `?wall` leads', async () => {
  const campaignId = await makeLiveCampaign(app.ctx);
  await give(campaignId, 360_000);
  const path = `/campaign/leeds-${campaignId}`;
  expect((await app.get(`${path}?wall`)).headers.location).toBe(`${path}/wall`);
  const { body } = await app.get(`${path}/wall`);
  expect(body).toContain('£3,600');
  expect(body).toContain('Rivka Levi');
  expect(body).not.toContain('<footer');
});

test('an address that was shared says until the form how its donor came', async () => {
  const campaignId = await makeLiveCampaign(app.ctx);
  const path = `/campaign/leeds-${campaignId}`;
  const { body } = await app.get(`${path}?via=whatsapp`);
  expect(body).toContain(`href="${path}/donate?via=whatsapp"`);
  // What is shared from here says its own way.
  expect(body).toContain(encodeURIComponent(`${path}?via=mail`));
  const form = await app.get(`${path}/donate?via=whatsapp`);
  expect(form.headers.location).toContain('via=whatsapp');
  expect((await app.get(path)).body).toContain(`href="${path}/donate"`);
});

test('nobody is asked to be the first where nothing can be given any more', async () => {
  const [running, over] = [await makeLiveCampaign(app.ctx), await makeLiveCampaign(app.ctx)];
  await app.ctx.db.updateTable('campaigns').set({ state: 'ended' }).where('id', '=', over).execute();
  const invites = async (page: string) => (await app.get(page)).body.includes('>Be the first to give<');
  for (const part of ['', '/wall', '/embed'])
    expect([
      await invites(`/campaign/leeds-${running}${part}`),
      await invites(`/campaign/leeds-${over}${part}`),
    ]).toEqual([true, false]);
});
