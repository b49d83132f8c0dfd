import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { money, type Money } from '#core/money.ts';
import { fakeFundAccount, startGrantsFake, type GrantsFake } from '#test/support/payments/grants-fake.ts';
import { deadlineFor, nastyWays, type NastyWay } from '#test/support/payments/nasty-server.ts';
import type { BeginInput } from '../provider.ts';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '../provider-errors.ts';
import { aac } from './aac.ts';
import { donorsFund } from './donors-fund.ts';
import { readFundAccount, writeFundAccount } from './fund-account.ts';
import { createGrantFund } from './grant-fund.ts';
import { ojc } from './ojc.ts';

let fake: GrantsFake;

beforeEach(async () => {
  fake = await startGrantsFake();
});

afterEach(async () => {
  await fake.close();
});

const protocols = {
  'donors-fund': (url: string) =>
    donorsFund({ url, key: 'k3y', token: 's3cret', taxId: '123456789', account: '7654321' }),
  ojc: (url: string) => ojc({ url, user: 'lamed', password: 's3cret', key: 'k3y' }),
  aac: (url: string) => aac({ url, key: 's3cret' }),
};
type Fund = keyof typeof protocols;
const funds = Object.keys(protocols) as Fund[];

function open(fund: Fund, { way, url = fake.url }: { way?: NastyWay; url?: string } = {}) {
  return createGrantFund(protocols[fund](`${url}/${fund}`), {
    isProduction: false,
    deadlineMs: deadlineFor(way),
  });
}

function amountFor(fund: Fund): Money {
  return money(3_650, fund === 'aac' ? 'GBP' : 'USD');
}

function asked(fund: Fund, changes: Partial<BeginInput> = {}): BeginInput {
  return {
    paymentId: 'p-1',
    amount: amountFor(fund),
    description: 'A gift',
    locale: 'en',
    payer: {},
    saves: false,
    captures: 'now',
    returnUrl: 'https://lamed.example/back',
    cancelUrl: 'https://lamed.example/give',
    expiresAt: new Date('2026-11-29T10:00:00Z'),
    fundAccount: fakeFundAccount,
    ...changes,
  };
}

async function failure(promise: Promise<unknown>): Promise<Error> {
  const settled = await promise.catch((error: unknown) => error);
  if (settled instanceof Error) return settled;
  throw new Error('it should have failed');
}

describe.each(funds)('%s', (fund) => {
  test('a grant is asked for once, with our payment as its reference, and is pledged', async () => {
    const begun = await open(fund).begin(asked(fund));
    expect(begun).toEqual({ kind: 'facts', facts: { state: 'pledged', reference: '70001' } });
    expect(fake.grants).toMatchObject([{ paymentId: 'p-1' }]);
    expect(Number(fake.grants[0]?.amount)).toBe(36.5);
    const [request] = fake.requests;
    expect(JSON.stringify(request?.headers)).toMatch(/s3cret|Basic bGFtZWQ6czNjcmV0/);
    expect(request?.url.href).not.toMatch(/s3cret|4242/);
  });

  test('a later charge is a new grant from the saved account', async () => {
    const provider = open(fund);
    const begun = await provider.begin(asked(fund, { saves: true }));
    const saved = begun.kind === 'facts' ? begun.facts.saved : undefined;
    expect(saved).toEqual({ token: fakeFundAccount, kind: 'card', label: '•••• 4242' });
    const again = { ...asked(fund), paymentId: 'p-2', token: saved?.token ?? '' };
    expect(await provider.charge(again)).toEqual({ state: 'pledged', reference: '70002' });
  });

  test.each(nastyWays.filter((way) => way !== 'twice'))(
    'a grant whose answer is %s is unclear, was made once, and names no account',
    async (way) => {
      fake.spoilNext(way);
      const error = await failure(open(fund, { way }).begin(asked(fund)));
      expect(error).toBeInstanceOf(ProviderUnclear);
      expect(error.message).not.toMatch(/s3cret|4242|1229/);
      expect(fake.grants).toHaveLength(1);
      expect(fake.requests).toHaveLength(1);
    },
  );

  test('a fund that cannot be reached is away', async () => {
    const gone = await startGrantsFake();
    await gone.close();
    expect(await failure(open(fund, gone).begin(asked(fund)))).toBeInstanceOf(ProviderAway);
  });

  test('without an account, in another currency, or to be captured later, nothing is asked', async () => {
    const missing = Object.fromEntries(
      Object.entries(asked(fund)).filter(([name]) => name !== 'fundAccount'),
    );
    for (const input of [
      missing as unknown as BeginInput,
      asked(fund, { fundAccount: 'none' }),
      asked(fund, { amount: money(100, 'ILS') }),
      asked(fund, { captures: 'later' }),
    ])
      expect(await failure(open(fund).begin(input))).toBeInstanceOf(ProviderRefused);
    expect(fake.requests).toEqual([]);
  });

  test('a grant is neither captured, cancelled nor paid back by a program', async () => {
    const names = { paymentId: 'p-1', reference: '70001', amount: amountFor(fund) };
    const provider = open(fund);
    for (const act of [
      provider.capture(names),
      provider.cancel(names),
      provider.refund({ ...names, refundId: 'r-1', part: names.amount }),
    ])
      expect(await failure(act)).toBeInstanceOf(ProviderRefused);
    expect(fake.requests).toEqual([]);
  });

  test('a grant whose answer was lost cannot be asked about', async () => {
    const lost = { paymentId: 'p-1', reference: undefined, amount: amountFor(fund) };
    expect(await failure(open(fund).look(lost))).toBeInstanceOf(ProviderUnclear);
  });
});

test.each<[Fund, number | string, string]>([
  ['donors-fund', 3212, 'insufficient_funds'],
  ['donors-fund', 3120, 'expired_method'],
  ['donors-fund', 3201, 'declined'],
  ['ojc', 451, 'insufficient_funds'],
  ['ojc', 462, 'declined'],
  ['ojc', 461, 'other'],
  ['aac', 'insufficient_funds', 'insufficient_funds'],
  ['aac', 'unknown_account', 'declined'],
])('%s refuses with %s: %s, and the error holds nothing of its answer', async (fund, code, reason) => {
  fake.refuseNext(code);
  const error = await failure(open(fund).begin(asked(fund)));
  expect(error).toBeInstanceOf(ProviderRefused);
  expect(error).toMatchObject({ failure: reason });
  expect(error.message).not.toContain('4242');
});

test.each<[Fund, number]>([
  ['donors-fund', 7],
  ['ojc', 404],
  ['ojc', 500],
])('%s saying %i says nothing about the grant', async (fund, code) => {
  fake.refuseNext(code);
  expect(await failure(open(fund).begin(asked(fund)))).toBeInstanceOf(ProviderUnclear);
});

test.each([
  ['Approved', { state: 'pledged' }],
  ['Processed', { state: 'captured', captured: money(3_650, 'USD') }],
  ['Canceled', { state: 'failed', failure: 'cancelled' }],
])("the Donors' Fund says of a grant that it is %s", async (status, facts) => {
  const provider = open('donors-fund');
  await provider.begin(asked('donors-fund'));
  Object.assign(fake.grants[0] ?? {}, { status });
  const names = { paymentId: 'p-1', reference: '70001', amount: amountFor('donors-fund') };
  expect(await provider.look(names)).toEqual({ reference: '70001', ...facts });
  expect(await provider.complete({ ...names, query: {} })).toEqual({ reference: '70001', ...facts });
});

test("the Donors' Fund's amount is reported as it says it, and what we cannot read is unclear", async () => {
  const provider = open('donors-fund');
  await provider.begin(asked('donors-fund'));
  const names = { paymentId: 'p-1', reference: '70001', amount: amountFor('donors-fund') };
  Object.assign(fake.grants[0] ?? {}, { status: 'Processed', amount: '20' });
  expect(await provider.look(names)).toMatchObject({ captured: money(2_000, 'USD') });
  Object.assign(fake.grants[0] ?? {}, { status: 'On the moon' });
  expect(await failure(provider.look(names))).toBeInstanceOf(ProviderUnclear);
  expect(await failure(provider.look({ ...names, reference: '9' }))).toBeInstanceOf(ProviderUnclear);
});

test('an account is written without the spaces of its card, and read again', () => {
  const text = writeFundAccount({ account: '6001 0000-0000 4242', code: ' 1229' });
  expect(text).toBe(fakeFundAccount);
  expect(readFundAccount(text)).toEqual({ account: '6001000000004242', code: '1229' });
  expect(readFundAccount('ruth@example.com:1234')).toEqual({ account: 'ruth@example.com', code: '1234' });
  for (const wrong of ['', ':', '1:1', 'a b c d:1', '6001000000004242', '60010000\n:1'])
    expect(readFundAccount(wrong), wrong).toBeUndefined();
});
