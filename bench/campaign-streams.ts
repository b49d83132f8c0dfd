import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { giftTo, makeLiveCampaign } from '#features/campaigns/testing.ts';
import { keepGift } from '#features/campaigns/totals/server/keep-gift.ts';
import { money } from '#core/money.ts';
import { systemClock } from '#platform/clock.ts';
import { inTransaction, runAtOnce } from '#platform/db/in-transaction.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createPostgresEvents } from '#platform/events/postgres-events.ts';
import { createLog } from '#platform/log.ts';
import { createOwnDatabase } from './own-database.ts';
import { startProcess } from './processes.ts';

export const openPages = 5000;
/** Pages are opened from as many addresses, since each may open so many a minute. */
const addresses = 10;
const giftsPerSecond = 100;
const gifts = 1500;

export interface StreamsMeasured {
  /** Milliseconds from a gift's commit until a page has it, of all gifts and pages. */
  p50: number;
  p99: number;
  /** Resident memory of one open page in the process that serves it. */
  kilobytes: number;
}

/** What open pages of one campaign take, and how soon they have each gift while a hundred come in a second. */
export async function measureCampaignStreams(serverUrl: string): Promise<StreamsMeasured> {
  const url = await createOwnDatabase(serverUrl, 'bench_campaign_streams');
  const app = await startProcess('app-process.ts', url);
  await app.heard('ready');
  const log = createLog('silent');
  const database = await openDatabase({ url, dataDir: '', poolSize: 4, log });
  const events = await createPostgresEvents(database, log);
  const ctx = { db: database.db, clock: systemClock, events, log, afterCommit: runAtOnce(log) };
  const campaignId = await makeLiveCampaign(ctx);
  const { slug } = await database.db
    .selectFrom('campaigns')
    .select('slug')
    .where('id', '=', campaignId)
    .$narrowType<{ slug: string }>()
    .executeTakeFirstOrThrow();

  /** When each gift was committed, and how many of the latencies were so many milliseconds. */
  const committedAt: number[] = [];
  const latencies = new Map<number, number>();
  const hear = (from: number, to: number) => {
    const now = performance.now();
    for (let gift = from; gift < to; gift += 1) {
      const late = Math.round(now - (committedAt[gift] ?? now));
      latencies.set(late, (latencies.get(late) ?? 0) + 1);
    }
  };

  const port = Number(new URL(app.url).port);
  const pages: Socket[] = [];
  const openAll = async (count: number) => {
    for (let page = 0; page < count; page += 1)
      pages.push(await openPage({ port, slug, from: `127.0.0.${10 + (page % addresses)}`, hear }));
  };
  // What the process takes once for all is there with the first of them.
  await openAll(openPages / 5);
  const before = residentKilobytes(app.child.pid);
  await openAll((openPages * 4) / 5);
  const kilobytes = (residentKilobytes(app.child.pid) - before) / ((openPages * 4) / 5);

  const began = performance.now();
  const given: Promise<void>[] = [];
  for (let gift = 0; gift < gifts; gift += 1) {
    given.push(giveOne(ctx, campaignId).then(() => void committedAt.push(performance.now())));
    await delay(Math.max(0, began + (gift * 1000) / giftsPerSecond - performance.now()));
  }
  await Promise.all(given);
  const all = () => [...latencies.values()].reduce((sum, count) => sum + count, 0);
  for (let wait = 0; all() < gifts * openPages && wait < 100; wait += 1) await delay(100);
  if (all() < gifts * openPages) throw new Error(`${all()} of ${gifts * openPages} came`);
  for (const page of pages) page.destroy();
  await events.close();
  await database.close();
  await app.end();
  return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99), kilobytes };
}

function giveOne(
  ctx: Parameters<typeof keepGift>[0] & Parameters<typeof inTransaction>[0],
  campaignId: string,
) {
  return inTransaction(ctx, (ctx) => keepGift(ctx, giftTo(ctx, campaignId, money(3600, 'GBP'))));
}

/** Resolves once the page knows the campaign. Whatever gifts it hears of from then on are passed to `hear`, each once. */
function openPage({
  port,
  slug,
  from,
  hear,
}: {
  port: number;
  slug: string;
  from: string;
  hear: (from: number, to: number) => void;
}): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const page = connect({ port, host: '127.0.0.1', localAddress: from });
    let known: number | undefined;
    page.setEncoding('utf8');
    page.write(`GET /api/campaigns/${slug}/stream HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
    page.on('error', reject);
    page.on('data', (part: string) => {
      if (known === undefined && !/^HTTP\/1.1 200/.test(part) && !part.includes('"gifts":'))
        reject(new Error(`A page was answered with ${part.slice(0, 200)}`));
      for (const [, count] of part.matchAll(
        /"raised":\d+,"matched":\d+,"gifts":(\d+),"donors":\d+,"version"/g,
      )) {
        if (known !== undefined) hear(known, Number(count));
        known = Number(count);
        resolve(page);
      }
    });
  });
}

function percentile(latencies: ReadonlyMap<number, number>, share: number): number {
  const total = [...latencies.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [late, count] of [...latencies].toSorted(([one], [other]) => one - other)) {
    seen += count;
    if (seen >= total * share) return late;
  }
  return Infinity;
}

function residentKilobytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}
