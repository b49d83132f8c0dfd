import { expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { openVisitor } from '#test/support/plain-browser.ts';
import { makeBooking, makeDedication, readSponsorship, wantedDay } from '#features/sponsorships/testing.ts';

/* Booking a date without JavaScript. */

const app = useApp();
const address = '/donate/sponsorships?span=day&on=2026-12-20';
const written = {
  form: 'bookSponsorship',
  key: 'a key of this form',
  span: 'day',
  on: wantedDay.on,
  kind: 'refuah',
  words: 'Sarah bas Rivka',
};
const outside = () => makeCtx(app.ctx.db, { sealing: app.ctx.sealing });

test('a sponsor who comes back continues what she holds, and everyone else finds it taken', async () => {
  const sponsor = openVisitor(app);
  const sent = await sponsor.ask(address, written);
  expect(sent.statusCode).toBe(303);
  const again = (await sponsor.ask(address)).body;
  expect(again).toContain('You are holding this date until');
  expect(again).toContain('value="Sarah bas Rivka"');
  // The form was opened again, so it has another key.
  const changed = { ...written, key: 'another key of it', words: 'Sarah bas Rachel' };
  const { headers } = await sponsor.ask(address, changed);
  expect(headers.location).toBe(sent.headers.location);
  const id = decodeURIComponent(headers.location ?? '').replace(/^.*sponsorship:/, '');
  const { sealed_words } = await readSponsorship(app.ctx, id);
  expect(app.ctx.sealing.open(sealed_words ?? '')).toBe('Sarah bas Rachel');
  const stranger = (await openVisitor(app).ask(address)).body;
  expect(stranger).toContain('This date is taken.');
  expect(stranger).not.toContain('Sarah');
});

test('where someone else was faster, the nearest date is taken with the words that were typed', async () => {
  await makeBooking(outside());
  const sponsor = openVisitor(app);
  const refused = await sponsor.ask(address, written);
  expect(refused.statusCode).toBe(409);
  for (const shown of [
    'Someone has just taken this.',
    'The nearest free one is 11 Tevet 5787',
    'value="Sarah bas Rivka"',
    'Go on with 11 Tevet 5787',
  ])
    expect(refused.body).toContain(shown);
  expect(refused.body).toMatch(/<input[^>]*value="refuah"[^>]*checked|checked=""[^>]*value="refuah"/);
  const offered = '2026-12-21';
  expect(refused.body).toContain(`name="on" value="${offered}"`);
  expect((await sponsor.ask(address, { ...written, on: offered })).statusCode).toBe(303);
});

test('the form for a day, a week or a month says before paying who is shown beside it', async () => {
  const besides = async (span: string) => {
    const { body } = await openVisitor(app).ask(`/donate/sponsorships?span=${span}&on=2026-12-20`);
    expect(body).toContain('A day, its week and its month are three different things');
    return ['This week', 'One of its weeks', 'One of its days', 'This month'].filter((said) =>
      body.includes(`${said} already has a sponsor`),
    );
  };
  expect(await besides('day')).toEqual([]);
  await makeDedication(outside(), { on: '2026-12-22' });
  expect(await besides('week')).toEqual(['One of its days']);
  await makeDedication(outside(), { span: 'week', on: '2026-12-22' });
  expect(await besides('day')).toEqual(['This week']);
  expect(await besides('month')).toEqual(['One of its weeks', 'One of its days']);
});

test('a day costs a round sum in each currency', async () => {
  const priceIn = async (currency: string) =>
    (await openVisitor(app).ask(`/donate/sponsorships?currency=${currency}`)).body;
  expect(await priceIn('USD')).toContain('$180');
  expect(await priceIn('ILS')).toContain('₪720');
});
