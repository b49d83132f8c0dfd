import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { makeLiveCampaign } from '#features/campaigns/testing.ts';
import { giveDonation, wantedDonation } from '#features/donations/testing.ts';
import { receiveWebhook } from '#features/payments/server/public.ts';
import { workOffWebhooks } from '#features/payments/server/webhooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { median, timeOf } from './load.ts';
import { openWorld, type World } from './paying-world.ts';
import { recordInserts, repeatInserts } from './recorded-inserts.ts';

const rounds = 8;
const giftsPerRound = 200;
/** So many are worked off at the same time. */
const atOnce = 10;

export interface GivingMeasured {
  /** Gifts to one campaign that are committed with their books, receipt, mail and total, by two processes. */
  perSecond: number;
  /** By one process, ÷ the same inserts, one transaction a gift. */
  ofInserts: number;
  /** By one process, ÷ gifts that no total counts. */
  ofUncounted: number;
}

/** How fast gifts are committed once their payers have paid: what their webhooks lead to. */
export async function measureGiving(serverUrl: string): Promise<GivingMeasured> {
  const name = 'bench_giving';
  const world = await openWorld(serverUrl, name, atOnce);
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/${name}`;
  const { ctx } = world;
  const campaignId = await makeLiveCampaign(ctx);
  const to = `campaign:${campaignId}`;
  await workOffAll(world, await preparePaid(world, 50, to));
  const [sample = ''] = await preparePaid(world, 1, to);
  const insertAll = await repeatInserts(ctx.db, await recordInserts(() => workOffAll(world, [sample])));
  const sampled = await readDonationOf(world, sample);
  /** For a donation that is there, as the inserts of the sample refer to its own. */
  const insertFor = async (paymentId: string) => {
    const donation = await readDonationOf(world, paymentId);
    const renamed = new Map([
      [campaignId, campaignId],
      [sample, paymentId],
      [sampled, donation],
    ]);
    return () => inTransaction(ctx, ({ db }) => insertAll(db, renamed));
  };
  const times = { counted: [] as number[], uncounted: [] as number[], bare: [] as number[] };
  // In turns, so that what else the machine does meets all alike.
  for (let round = 0; round < rounds; round += 1) {
    const counted = await preparePaid(world, giftsPerRound, to);
    times.counted.push(await timeOf(() => workOffAll(world, counted)));
    const uncounted = await preparePaid(world, giftsPerRound);
    times.uncounted.push(await timeOf(() => workOffAll(world, uncounted)));
    const bare = await Promise.all((await preparePaid(world, giftsPerRound, to)).map(insertFor));
    times.bare.push(await timeOf(() => inTurns(bare)));
  }
  const perSecond = await measureProcesses(world, to, databaseUrl.href);
  await world.close();
  const counted = median(times.counted);
  return {
    perSecond,
    ofInserts: median(times.bare) / counted,
    ofUncounted: median(times.uncounted) / counted,
  };
}

/** Donations whose payers have paid, and whose webhooks are stored; answers with their payments. */
async function preparePaid({ ctx, twin }: World, count: number, to?: string): Promise<string[]> {
  const paid: string[] = [];
  for (let gift = 0; gift < count; gift += 1) {
    const { payHref } = await giveDonation(ctx, {
      ...wantedDonation,
      ...(to !== undefined && { to }),
      currency: 'GBP',
      key: randomUUID(),
      // Few give twice.
      donorAddress: `${randomUUID()}@example.org`,
    });
    const paymentId = new URL(payHref ?? '').pathname.slice(1);
    twin.pay(paymentId);
    await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, randomUUID()));
    paid.push(paymentId);
  }
  return paid;
}

/** Gifts a second that two processes of the product commit to one campaign. */
async function measureProcesses(world: World, to: string, databaseUrl: string): Promise<number> {
  const script = fileURLToPath(new URL('giving-process.ts', import.meta.url));
  const processes = [0, 1].map(() => fork(script, { env: { ...process.env, DATABASE_URL: databaseUrl } }));
  const [one, other] = processes;
  if (!one || !other) throw new Error('two processes are started');
  const hear = (word: string) => Promise.all(processes.map((each) => heard(each, word)));
  await hear('ready');
  const rates: number[] = [];
  // The first round warms them up.
  for (let round = 0; round <= rounds; round += 1) {
    const paid = await preparePaid(world, giftsPerRound * 2, to);
    const taken = await timeOf(async () => {
      const done = hear('done');
      one.send(paid.slice(0, giftsPerRound));
      other.send(paid.slice(giftsPerRound));
      await done;
    });
    if (round > 0) rates.push((paid.length / taken) * 1000);
  }
  for (const each of processes) each.kill('SIGKILL');
  return median(rates);
}

function heard(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => message === word && resolve());
    child.once('exit', (code) => reject(new Error(`a process ended with ${code}`)));
  });
}

async function readDonationOf({ ctx }: World, paymentId: string): Promise<string> {
  const { purpose_id } = await ctx.db
    .selectFrom('payments')
    .select('purpose_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return purpose_id;
}

/** Works off the webhooks of payments. */
export function workOffAll({ ctx }: World, paymentIds: readonly string[]): Promise<void> {
  return inTurns(paymentIds.map((object) => () => workOffWebhooks(ctx, { provider: 'sandbox', object })));
}

/** A few at a time, each as soon as another has ended. */
async function inTurns(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = works.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const work of waiting) await work();
    }),
  );
}
