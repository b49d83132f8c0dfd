import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import {
  deadlineFor,
  startNastyServer,
  type NastyServer,
  type NastyWay,
} from '#test/support/payments/nasty-server.ts';
import type { Currency } from '#core/money.ts';
import { createRateFeed } from '#platform/exchange-rates/rate-feed.ts';
import { makeUser, readAuditStates } from '#features/people/testing.ts';
import { changeRate, judgeRate, listRates } from '#features/currencies/server/edit-rates.ts';
import { findRate } from '#features/currencies/server/find-rate.ts';
import { readFeedState } from './feed-state.ts';
import { readFeed } from './read-feed.ts';

const database = useDatabase();
let server: NastyServer;
let ctx: TestCtx;
let said: { base: string; date: string; rates: Record<string, string> };

beforeEach(async () => {
  said = { base: 'USD', date: '2026-11-17', rates: { GBP: '0.75', CAD: '1.4', EUR: '0.9', ILS: '3.4' } };
  server = await startNastyServer(() => ({ body: JSON.stringify(said) }));
  const { actor } = await makeUser(makeCtx(database.db));
  ctx = { ...makeCtx(database.db), actor, rateFeed: feed() };
});

afterEach(() => server.close());

const feed = (way?: NastyWay) => createRateFeed({ url: server.url, deadlineMs: deadlineFor(way) });

async function rateOf(currency: Currency) {
  const rate = (await listRates(ctx)).find((each) => each.currency === currency);
  if (!rate) throw new Error(`${currency} has no rate`);
  return rate;
}

async function proposalOf(currency: Currency) {
  const { version, proposal } = await rateOf(currency);
  if (!proposal) throw new Error('the feed proposes nothing');
  return { currency, version, proposal: proposal.id };
}

test('the rates of the day are in force, with their day and where they were read', async () => {
  await readFeed(ctx);
  const host = new URL(server.url).host;
  expect(await rateOf('ILS')).toMatchObject({
    rate: '0.2941176471',
    day: '2026-11-17',
    source: 'daily',
    readFrom: host,
    proposal: null,
  });
  expect(await findRate(ctx, 'EUR', 'USD')).toMatchObject({ rate: '1.1111111111', source: 'daily' });
  expect(await readFeedState(ctx)).toEqual({
    host,
    triedAt: '2026-11-17T12:00:00.000Z',
    readAt: '2026-11-17T12:00:00.000Z',
    problem: null,
    day: '2026-11-17',
    isStale: false,
  });
});

test('read twice, it says everything once', async () => {
  await readFeed(ctx);
  const rates = await listRates(ctx);
  await readFeed(ctx);
  expect(await listRates(ctx)).toEqual(rates);
});

test('without a feed nothing is read and nothing is said of one', async () => {
  await readFeed({ ...ctx, rateFeed: undefined });
  expect(server.requests).toEqual([]);
  expect(await readFeedState({ ...ctx, rateFeed: undefined })).toBeNull();
});

test('what finance entered holds until the feed speaks of a later day', async () => {
  const { version } = await rateOf('ILS');
  await changeRate(ctx, { currency: 'ILS', version, rate: '0.31' });
  await readFeed(ctx);
  expect(await rateOf('ILS')).toMatchObject({ rate: '0.31', source: 'admin' });
  expect(await rateOf('GBP')).toMatchObject({ source: 'daily' });
  ctx.clock.advance(24 * 60 * 60);
  said.date = '2026-11-18';
  await readFeed(ctx);
  expect(await rateOf('ILS')).toMatchObject({ rate: '0.2941176471', source: 'daily' });
});

test('a currency that the feed does not name keeps its rate', async () => {
  delete said.rates['CAD'];
  await readFeed(ctx);
  expect(await rateOf('CAD')).toMatchObject({ source: 'shipped' });
  expect(await rateOf('EUR')).toMatchObject({ source: 'daily' });
});

test('a jump waits for finance, who get one mail about it, while the other rates are taken', async () => {
  for (const [email, roles] of [
    ['finance@example.org', ['finance']],
    ['editor@example.org', ['editor']],
  ] as const)
    await makeUser(ctx, {
      email_verified_at: ctx.clock.now(),
      email_address: email,
      staff: JSON.stringify({ roles, languages: [] }),
    });
  said.rates['ILS'] = '2.5';
  await readFeed(ctx);
  await readFeed(ctx);
  expect(await rateOf('ILS')).toMatchObject({
    rate: '0.3',
    source: 'shipped',
    proposal: { rate: '0.4', day: '2026-11-17' },
  });
  expect(await rateOf('EUR')).toMatchObject({ source: 'daily', proposal: null });
  expect(ctx.sent.map(({ to }) => to)).toEqual(['finance@example.org']);
  expect(ctx.sent[0]?.text).toContain('1 ILS: 0.3 USD in force, 0.4 USD by the source');
  expect(ctx.sent[0]?.text).toContain('/admin/money/rates');
});

test('finance takes a jump, and the log has both rates', async () => {
  said.rates['ILS'] = '2.5';
  await readFeed(ctx);
  await judgeRate(ctx, { ...(await proposalOf('ILS')), take: true });
  expect(await rateOf('ILS')).toMatchObject({ rate: '0.4', source: 'daily', proposal: null });
  expect(await readAuditStates(ctx)).toMatchObject([
    { subject: 'ILS', before: { rate: '0.3' }, after: { rate: '0.4', proposed: '0.4' } },
  ]);
});

test('what finance sets aside does not come back that day, and is asked again on the next', async () => {
  said.rates['ILS'] = '2.5';
  await readFeed(ctx);
  await judgeRate(ctx, { ...(await proposalOf('ILS')), take: false });
  await readFeed(ctx);
  expect(await rateOf('ILS')).toMatchObject({ rate: '0.3', proposal: null });
  said.date = '2026-11-18';
  await readFeed(ctx);
  expect(await rateOf('ILS')).toMatchObject({ rate: '0.3', proposal: { day: '2026-11-18' } });
});

test('a newer word of the feed replaces a proposal, which can no longer be taken', async () => {
  said.rates['ILS'] = '2.5';
  await readFeed(ctx);
  const seen = await proposalOf('ILS');
  said = { ...said, date: '2026-11-18', rates: { ...said.rates, ILS: '2.4' } };
  await readFeed(ctx);
  await expect(judgeRate(ctx, { ...seen, take: true })).rejects.toMatchObject({ code: 'changed_meanwhile' });
  said = { ...said, date: '2026-11-19', rates: { ...said.rates, ILS: '3.4' } };
  ctx.clock.advance(24 * 60 * 60);
  await readFeed(ctx);
  expect(await rateOf('ILS')).toMatchObject({ rate: '0.2941176471', proposal: null });
});

test.each<[NastyWay, string]>([
  ['late', 'unusable'],
  ['malformed', 'unusable'],
  ['html', 'unreadable'],
  ['huge', 'unusable'],
  ['redirecting', 'unusable'],
  ['cut off', 'unusable'],
])('an answer that is %s leaves the last rates in force, and is tried again', async (way, problem) => {
  await readFeed(ctx);
  const rates = await listRates(ctx);
  ctx.clock.advance(60 * 60);
  server.spoilNext(way);
  const failing = { ...ctx, rateFeed: feed(way) };
  await expect(readFeed(failing)).rejects.toThrow('the feed of exchange rates cannot be read');
  expect(await listRates(ctx)).toEqual(rates);
  expect(await readFeedState(failing)).toMatchObject({
    problem,
    triedAt: '2026-11-17T13:00:00.000Z',
    readAt: '2026-11-17T12:00:00.000Z',
    isStale: false,
  });
  await readFeed(ctx);
  expect(await readFeedState(ctx)).toMatchObject({ problem: null });
});

test('after three days without a reading its rates are stale', async () => {
  await readFeed(ctx);
  ctx.clock.advance(3 * 24 * 60 * 60 + 60);
  said.rates = {};
  await expect(readFeed(ctx)).rejects.toThrow();
  expect(await readFeedState(ctx)).toMatchObject({ problem: 'unreadable', isStale: true });
  said = { ...said, rates: { EUR: '0.9' } };
  await readFeed(ctx);
  expect(await readFeedState(ctx)).toMatchObject({ problem: null, isStale: false });
});

test('a feed that was never read is stale three days after the first try', async () => {
  said.date = '2026-11-01';
  await expect(readFeed(ctx)).rejects.toThrow('it speaks of 2026-11-01');
  expect(await readFeedState(ctx)).toMatchObject({ problem: 'outdated', readAt: null, isStale: false });
  ctx.clock.advance(4 * 24 * 60 * 60);
  expect(await readFeedState(ctx)).toMatchObject({ isStale: true });
});
