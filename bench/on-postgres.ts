import { measureAudit } from './audit.ts';
import { measureCampaignGrowth } from './campaign-growth.ts';
import { measureCampaignStreams, openPages } from './campaign-streams.ts';
import { measureClassGrid } from './class-grid.ts';
import { measureGiving } from './giving.ts';
import { measureGrowth } from './growth.ts';
import { measureHeldMails } from './held-mails.ts';
import type { Line } from './line.ts';
import { createOwnDatabase } from './own-database.ts';
import { measureIn } from './processes.ts';
import { measureParentsScreen } from './parents-screen.ts';
import { measurePublishing } from './publishing.ts';
import { measurePaying, measureRenewals } from './paying.ts';
import { measureRedeeming } from './redeeming.ts';
import { measureReports } from './reports.ts';
import { measureWorks } from './works.ts';

type Measured = Omit<Line, 'engine'>;

/** What is measured on PostgreSQL alone, because it is about very many rows or about several processes. */
export async function* measureOnPostgres(
  databaseUrl: string,
  isAsked: (path: string) => boolean,
): AsyncGenerator<Line> {
  const measurements = {
    listing: measureListing,
    growing: measureGrowing,
    'report of a year': measureYear,
    publishing: measurePublications,
    'audit entry': measureAuditEntry,
    redemption: measureRedemption,
    'handed-in works': measureHandedIn,
    'parent’s screen': measureFamilies,
    'class grid': measureClasses,
    'held mail': measureHeld,
    'buying a plan': measureBuying,
    'renewals of plans': measureManyRenewals,
    'gifts committed': measureGifts,
    'open pages of a campaign': measureOpenPages,
    'many gifts': measureManyGifts,
  };
  for (const [name, measure] of Object.entries(measurements)) {
    if (!isAsked(name)) continue;
    for (const line of await measure(databaseUrl)) yield { ...line, engine: 'postgres' };
  }
}

/** The list of a million users. */
async function measureListing(databaseUrl: string): Promise<Measured[]> {
  const own = await createOwnDatabase(databaseUrl, 'bench_listing');
  const { far, search, megabytes } = (await measureIn('listing-process.ts', own)) as Record<
    'far' | 'search' | 'megabytes',
    number
  >;
  return [
    {
      path: 'listing: page 500 ÷ page 1',
      measured: far,
      budget: '≤ 1.5',
      note: 'of a million users, each page with its count',
    },
    {
      path: 'listing: search',
      measured: search,
      budget: '≤ 3',
      note: 'a rare name among a million users, in two queries; ÷ one bare indexed query',
    },
    {
      path: 'listing: file',
      measured: megabytes,
      budget: '≤ 40',
      note: 'megabytes above calm while a million users are written; no ratio',
    },
  ];
}

async function measureGrowing(databaseUrl: string): Promise<Measured[]> {
  const note = 'a million users ÷ a thousand, per request';
  const ratios = Object.entries(await measureGrowth(databaseUrl));
  return ratios.map(([path, measured]) => ({ path, measured, budget: '≤ 2', note }));
}

async function measureYear(databaseUrl: string): Promise<Measured[]> {
  const { reading, alone, inBatch } = await measureReports(databaseUrl);
  const note = 'milliseconds with all its queries, the fastest of 15; no ratio; figures of a million people';
  const bare = '÷ a bare insert';
  return [
    ...Object.entries(reading).map(([name, measured]) => ({
      path: `report of a year, ${name}`,
      measured,
      budget: '≤ 50',
      note,
    })),
    { path: 'recording one event', measured: alone, budget: '', note: bare },
    { path: 'recording one event of 500', measured: inBatch, budget: '', note: bare },
  ];
}

async function measurePublications(databaseUrl: string): Promise<Measured[]> {
  const own = await createOwnDatabase(databaseUrl, 'bench_publishing');
  const { slowest, ratio, calm, busy } = await measurePublishing(own);
  return [
    {
      path: 'publishing: shown by two processes',
      measured: slowest,
      budget: '≤ 1',
      note: 'seconds, the slowest of 20 while others read; no ratio',
    },
    {
      path: 'publishing: readers’ p99',
      measured: ratio,
      budget: '≤ 3',
      note: `÷ without; ${calm.toFixed(1)} → ${busy.toFixed(1)} ms`,
    },
  ];
}

async function measureBuying(databaseUrl: string): Promise<Measured[]> {
  const { buying, webhooks } = await measurePaying(databaseUrl);
  return [
    {
      path: 'buying a plan',
      measured: buying,
      budget: '≥ 0.35',
      note: 'as fast as the same inserts in one transaction; the provider answers at once',
    },
    {
      path: 'buying a plan: webhook intake',
      measured: webhooks,
      budget: '≥ 0.4',
      note: 'as fast as the proof and one bare insert; working it off comes after the answer',
    },
  ];
}

/** All due in one minute, one after the other in one process; it takes a good while. */
async function measureManyRenewals(databaseUrl: string): Promise<Measured[]> {
  const perSecond = await measureRenewals(databaseUrl, 100_000);
  const note = 'a second, of 100 000 that were due at once, each charged, booked and invoiced; no ratio';
  return [{ path: 'renewals of plans', measured: perSecond, budget: '', note }];
}

/** Gifts to one campaign: what their providers’ webhooks lead to. */
async function measureGifts(databaseUrl: string): Promise<Measured[]> {
  const { perSecond, ofInserts, ofUncounted } = await measureGiving(databaseUrl);
  return [
    {
      path: 'gifts: committed a second',
      measured: perSecond,
      budget: '≥ 350',
      note: 'each with its books, receipt, mail and total, by two processes on two cores; no ratio',
    },
    {
      path: 'gifts: beside their inserts',
      measured: ofInserts,
      budget: '≥ 0.3',
      note: 'as fast as the same inserts in one transaction a gift; ten at a time in one process',
    },
    {
      path: 'gifts: beside gifts without a total',
      measured: ofUncounted,
      budget: '≥ 0.6',
      note: 'as fast as gifts to no campaign',
    },
  ];
}

async function measureOpenPages(databaseUrl: string): Promise<Measured[]> {
  const { p50, p99, kilobytes } = await measureCampaignStreams(databaseUrl);
  return [
    {
      path: 'open pages of a campaign: p99 of a gift',
      measured: p99,
      budget: '≤ 1000',
      note: `milliseconds from its commit to each of ${openPages} pages while 100 come in a second; half in ${p50}; no ratio`,
    },
    {
      path: 'open pages of a campaign: memory',
      measured: kilobytes,
      budget: '≤ 20',
      note: 'kilobytes of a page; no ratio',
    },
  ];
}

async function measureManyGifts(databaseUrl: string): Promise<Measured[]> {
  const ratios = Object.entries(await measureCampaignGrowth(databaseUrl));
  const note = 'a campaign with 100 000 gifts ÷ one with 100, per request';
  return ratios.map(([what, measured]) => ({ path: `many gifts: ${what}`, measured, budget: '≤ 1.5', note }));
}

async function measureAuditEntry(databaseUrl: string): Promise<Measured[]> {
  const measured = await measureAudit(databaseUrl);
  return [{ path: 'audit entry, chained', measured, budget: '', note: '÷ a bare insert that commits' }];
}

async function measureRedemption(databaseUrl: string): Promise<Measured[]> {
  const measured = await measureRedeeming(databaseUrl);
  return [{ path: 'redemption', measured, budget: '≤ 4', note: '÷ three bare inserts in a transaction' }];
}

/** The wall of 100,000 works and the moderators' queue of 10,000. */
async function measureHandedIn(databaseUrl: string): Promise<Measured[]> {
  const { far, near, claim } = await measureWorks(databaseUrl);
  const ofMany = 'of 100 000 works, with their words, files and stickers';
  return [
    {
      path: 'handed-in works: wall, newest, page 500 ÷ page 1',
      measured: far.newest,
      budget: '≤ 1.5',
      note: ofMany,
    },
    {
      path: 'handed-in works: wall, most encouraged, page 500 ÷ page 1',
      measured: far.encouraged,
      budget: '≤ 1.5',
      note: ofMany,
    },
    {
      path: 'handed-in works: wall, page 1',
      measured: near,
      budget: '',
      note: '÷ the bare indexed query of its rows',
    },
    {
      path: 'handed-in works: claim',
      measured: claim,
      budget: '≤ 2',
      note: 'the next of a queue of 10 000; ÷ a bare update of one row',
    },
  ];
}

/** A parent's screen with four children and with as many as a family may have. */
async function measureFamilies(databaseUrl: string): Promise<Measured[]> {
  const { four, many, growth, milliseconds } = await measureParentsScreen(databaseUrl);
  const bare = '÷ one bare query of the children’s rows';
  return [
    { path: 'parent’s screen, four children', measured: four, budget: '', note: bare },
    {
      path: 'parent’s screen, 36 children',
      measured: many,
      budget: '',
      note: `${bare}; ${milliseconds.toFixed(1)} ms`,
    },
    {
      path: 'parent’s screen: 36 children ÷ four',
      measured: growth,
      budget: '≤ 3',
      note: 'the number of queries is the same',
    },
  ];
}

/** The grid of a class of a thousand, which a teacher reads page by page. */
async function measureClasses(databaseUrl: string): Promise<Measured[]> {
  const { first, last, growth, summary } = await measureClassGrid(databaseUrl);
  return [
    {
      path: 'class grid: first of 1 000 students',
      measured: first,
      budget: '',
      note: '÷ one bare query of what fifty of them did',
    },
    {
      path: 'class grid: last page ÷ first',
      measured: last,
      budget: '≤ 1.5',
      note: 'of 1 000 students, fifty to a page',
    },
    {
      path: 'class grid: 1 000 students ÷ 36',
      measured: growth,
      budget: '≤ 3',
      note: 'the first page, with fifty students and with 36',
    },
    {
      path: 'class grid: totals of 1 000 students',
      measured: summary,
      budget: '≤ 300',
      note: 'milliseconds with all their queries; no ratio',
    },
  ];
}

/** A hundred thousand mails at the end of a Shabbat, which leave within an hour. */
async function measureHeld(databaseUrl: string): Promise<Measured[]> {
  const { milliseconds, ratio, released } = await measureHeldMails(databaseUrl);
  return [
    {
      path: 'held mail: a minute’s share of 100 000',
      measured: ratio,
      budget: '≤ 6',
      note: `÷ as many bare inserts; ${milliseconds.toFixed(0)} ms of the minute, ${released} let go in five`,
    },
  ];
}
