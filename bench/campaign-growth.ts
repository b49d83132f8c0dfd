import { sql } from 'kysely';
import { makeLiveCampaign } from '#features/campaigns/testing.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createLog } from '#platform/log.ts';
import { signInAt } from './learner.ts';
import { compareThroughput } from './load.ts';
import { createOwnDatabase } from './own-database.ts';
import { startProcess } from './processes.ts';

const few = 100;
const many = 100_000;

/**
 * What a campaign costs with a hundred thousand gifts beside one with a hundred: the ratio of throughputs, few ÷ many, for a signed-in
 * reader's page, which is rendered each time, and for what open pages ask for.
 */
export async function measureCampaignGrowth(serverUrl: string): Promise<Record<string, number>> {
  const small = await startFilled(serverUrl, 'bench_campaign_few', few);
  const large = await startFilled(serverUrl, 'bench_campaign_many', many);
  const ratios: Record<string, number> = {};
  for (const [what, path] of [
    ['page', (slug: string) => `/campaign/${slug}`],
    ['total', (slug: string) => `/api/campaigns/${slug}/live`],
    ['donors’ wall', (slug: string) => `/api/campaigns/${slug}/gifts`],
  ] as const) {
    const target = ({ url, slug, headers }: Filled) => ({ url: url + path(slug), headers });
    ratios[what] = (await compareThroughput(target(small), target(large))).median;
  }
  await Promise.all([small.end(), large.end()]);
  return ratios;
}

type Filled = Awaited<ReturnType<typeof startFilled>>;

async function startFilled(serverUrl: string, name: string, count: number) {
  const url = await createOwnDatabase(serverUrl, name);
  const app = await startProcess('app-process.ts', url);
  await app.heard('ready');
  const database = await openDatabase({ url, dataDir: '', poolSize: 2, log: createLog('silent') });
  const { db } = database;
  const id = await makeLiveCampaign({ db, clock: systemClock });
  await sql`
    insert into campaign_gifts (id, campaign_id, donation_id, donor, donor_name, folded_name, anonymity, kind, method, is_first,
      given, given_left, currency, rate, amount, amount_left, given_at, changed_at)
    select 'bench-' || n, ${id}, 'bench-' || n, 'bench-' || n, 'Donor ' || n, 'donor ' || n, 'named', 'online', 'creditOrDebit', true,
      3600, 3600, 'GBP', '1', 3600, 3600, now() - n * interval '1 second', now()
    from generate_series(1, ${count}) n`.execute(db);
  await sql`
    insert into campaign_donors (campaign_id, team_id, donor, gifts)
    select ${id}, team_id, 'bench-' || n, 1 from generate_series(1, ${count}) n, unnest(array['', '*']) team_id`.execute(
    db,
  );
  await sql`
    insert into campaign_sums (campaign_id, team_id, shard, raised, gifts, donors, all_donors, version)
    values (${id}, '', 0, ${count * 3600}, ${count}, ${count}, ${count}, 1)`.execute(db);
  await sql`vacuum analyze`.execute(db);
  const { slug } = await db
    .selectFrom('campaigns')
    .select('slug')
    .where('id', '=', id)
    .$narrowType<{ slug: string }>()
    .executeTakeFirstOrThrow();
  await database.close();
  const { headers } = await signInAt(app.url);
  return { url: app.url, slug, headers, end: () => app.end() };
}
