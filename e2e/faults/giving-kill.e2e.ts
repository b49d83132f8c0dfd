import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { expectExact } from '#test/support/giving/expect-exact.ts';
import { startPostgres } from '#test/support/postgres.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createLog } from '#platform/log.ts';
import { startAt, type ClockedProduct } from '../support/start-at.ts';
import { productNow } from '../support/weekday.ts';

const slug = 'learning-room-manchester';
const donors = 20;
const giftsEach = 12;
const kills = 4;
const mostTries = 90;
/** Each with a way to pay that it has. */
const currencies = {
  GBP: 'creditOrDebit',
  USD: 'creditOrDebit',
  EUR: 'creditOrDebit',
  CAD: 'creditOrDebit',
  ILS: 'yaad',
};

interface Begun {
  token: string;
  payHref: string | null;
}

test('kill -9 of two processes, again and again while twenty donors give, loses no gift and counts none twice', async () => {
  const postgres = await startPostgres();
  const products: ClockedProduct[] = [];
  const entry = await openEntry(products);
  const start = () =>
    startAt(productNow().toISOString(), mkdtempSync(join(tmpdir(), 'lamed-giving-')), {
      DATABASE_URL: postgres.url,
      SECRET: 'a-secret-of-32-characters-at-least',
      DEMO_WORLD: 'true',
      PUBLIC_URL: entry.url,
    });
  // The first one makes the demo world.
  products.push(await start());
  products.push(await start());
  const log = createLog('silent');
  const database = await openDatabase({ url: postgres.url, dataDir: '', log });
  const ctx = makeCtx(database.db);
  const { id: campaignId } = await database.db
    .selectFrom('campaigns')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  try {
    const killing = async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        await delay(1500 + Math.random() * 1500);
        const victim = kill % products.length;
        await products[victim]?.end('SIGKILL');
        await expectExact(ctx, [campaignId]);
        products[victim] = await start();
      }
    };
    const giving = Array.from({ length: donors }, async (_, donor) => {
      for (let gift = 0; gift < giftsEach; gift += 1) await give(entry.url, { campaignId, donor, gift });
    });
    await Promise.all([killing(), ...giving]);
    const open = () =>
      database.db
        .selectFrom('sandbox_payments')
        .innerJoin('payments', 'payments.id', 'sandbox_payments.reference')
        .leftJoin('contributions', 'contributions.payment_id', 'payments.id')
        .select('sandbox_payments.reference')
        .where('sandbox_payments.status', '=', 'captured')
        .where('payments.purpose', '=', 'donation')
        .where('contributions.id', 'is', null)
        .execute();
    await expect.poll(open, { timeout: 240_000, interval: 1000 }).toEqual([]);

    expect(await verifyLedger(ctx)).toEqual([]);
    await expectExact(ctx, [campaignId]);
    const { given, keys } = await database.db
      .selectFrom('contributions')
      .innerJoin('donations', 'donations.id', 'contributions.donation_id')
      .select(({ fn }) => [
        fn.countAll<number>().as('given'),
        fn.count<number>('donations.key').distinct().as('keys'),
      ])
      .where('donations.donor_name', 'like', 'Donor %')
      .executeTakeFirstOrThrow();
    expect({ given, keys }).toEqual({ given: donors * giftsEach, keys: donors * giftsEach });
  } finally {
    await database.close();
    for (const product of products) await product.end();
    entry.close();
    await postgres.stop();
  }
}, 600_000);

/** Where everyone comes in: each connection goes to one of the processes, or is cut if that one is gone. */
async function openEntry(products: readonly ClockedProduct[]): Promise<{ url: string; close(): void }> {
  const server = createServer((arriving) => {
    const product = products[Math.floor(Math.random() * products.length)];
    const leaving = connect(Number(new URL(product?.url ?? '').port), 'localhost');
    for (const [one, other] of [
      [arriving, leaving],
      [leaving, arriving],
    ] as const) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

interface Gift {
  campaignId: string;
  donor: number;
  gift: number;
}

/** A donor whose page does not answer presses again, and meets whichever process is there. */
async function give(url: string, gift: Gift): Promise<void> {
  const key = randomUUID();
  let failed: string | undefined;
  for (let tries = 0; tries < mostTries; tries += 1) {
    failed = await tryToGive(url, { ...gift, key });
    if (failed === undefined) return;
    await delay(1000);
  }
  throw new Error(`donor ${gift.donor} could not give: ${failed}`);
}

/** Gives once; says why if nothing came of it. */
async function tryToGive(
  url: string,
  { campaignId, donor, gift, key }: Gift & { key: string },
): Promise<string | undefined> {
  const ways = Object.entries(currencies);
  const [currency = '', method = ''] = ways[(donor + gift) % ways.length] ?? [];
  /** Undefined if no whole answer came. */
  const post = async <T>(path: string, body: unknown): Promise<T | undefined> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${donor}.${gift}` },
      body: JSON.stringify(body),
    })
      .then(async (answer) => ({ ok: answer.ok, status: answer.status, text: await answer.text() }))
      .catch(() => undefined);
    // A process that is ending cannot reach the sandbox, either, and the donor is asked to try again.
    if (!answer || answer.text.includes('"provider_away"')) return undefined;
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text) as T;
  };
  const begun = await post<Begun>('/donations', {
    key,
    to: `campaign:${campaignId}`,
    period: 'once',
    currency,
    amount: '36',
    coversCosts: false,
    anonymity: 'named',
    dedication: 'none',
    dedicationText: '',
    message: '',
    donorName: `Donor ${donor}`,
    donorAddress: `donor-${donor}@example.org`,
    method,
  });
  if (!begun) return 'not begun';
  if (begun.payHref !== null) {
    const token = new URL(begun.payHref).pathname.split('/').at(-1);
    if (!(await post(`/sandbox/checkouts/${token}/pay`, { token, card: 'succeeds' }))) return 'not paid';
  }
  const done = await post<{ state: string }>(`/donations/${begun.token}/complete`, { query: {} });
  // A process that died while it asked for the page to pay at: another one asks again after fifteen seconds.
  if (done && begun.payHref === null && done.state !== 'given') return JSON.stringify(done);
  return done ? undefined : 'not completed';
}
