import { sql } from 'kysely';
import { findPlace } from '#core/places.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createPgBossJobs } from '#platform/jobs/pg-boss-jobs.ts';
import { createLog } from '#platform/log.ts';
import { createMailOutbox } from '#platform/mail/outbox.ts';
import { createMailSeal } from '#platform/mail/seal-mail.ts';
import { createUnsubscribeTokens } from '#platform/mail/unsubscribe-tokens.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { median, timeOf } from './load.ts';
import { openOwnDatabase } from './own-database.ts';

const held = 100_000;
const rounds = 5;
/** What one minute lets go of, where an hour lets go of all. */
const share = Math.ceil(held / 60);

/** Letting go of a minute's share of all mail of a Shabbat: in milliseconds, and ÷ as many bare inserts in one transaction. */
export async function measureHeldMails(
  serverUrl: string,
): Promise<{ milliseconds: number; ratio: number; released: number }> {
  const database = await openOwnDatabase(serverUrl, 'bench_held_mails');
  await migrate(database);
  const ctx = makeCtx(database.db);
  const log = createLog('silent');
  const jobs = createPgBossJobs(database, log, { works: false });
  const works = new Map<string, () => Promise<void>>();
  const place = findPlace('jerusalem');
  if (!place) throw new Error('Jerusalem is a place.');
  createMailOutbox({
    db: database.db,
    jobs: {
      ...jobs,
      define(name, work, options) {
        works.set(name, () => work(undefined as never));
        jobs.define(name, work, options);
      },
    },
    clock: ctx.clock,
    log,
    seal: createMailSeal({ secret: 'a secret of thirty-two characters' }),
    deliver: undefined,
    keepsSent: false,
    placeOf: () => Promise.resolve(place),
    isUnwanted: () => Promise.resolve(false),
    tokens: createUnsubscribeTokens({ secret: 'bench' }),
  });
  await jobs.start();
  const now = ctx.clock.now();
  await sql`insert into mails (id, held, held_until, place, created_at, due_at, tries)
    select 'mail-' || n, decode(repeat('00', 8000), 'hex'), ${now}, 'jerusalem', ${now}::timestamptz - n * interval '1 second', 'infinity', 0
    from generate_series(1, ${held}::int) n`.execute(database.db);
  await sql`create table bare_rows (id text primary key, name text, data jsonb)`.execute(database.db);
  await sql`vacuum analyze`.execute(database.db);

  const release = works.get('mail.release');
  if (!release) throw new Error('Nothing lets go of held mail.');
  const times = { whole: [] as number[], bare: [] as number[] };
  let rows = 0;
  // In turns, so that what else the machine does meets both alike.
  for (let round = 0; round < rounds; round += 1) {
    times.whole.push(await timeOf(release));
    times.bare.push(
      await timeOf(() =>
        inTransaction(ctx, async ({ db }) => {
          for (let row = 0; row < share; row += 1)
            await sql`insert into bare_rows values (${`row-${(rows += 1)}`}, 'mail.send', '{}')`.execute(db);
        }),
      ),
    );
  }
  const { released } = await database.db
    .selectFrom('mails')
    .select(({ fn }) => fn.count<number>('released_at').as('released'))
    .executeTakeFirstOrThrow();
  await jobs.stop();
  await database.close();
  const [milliseconds, bare] = [median(times.whole), median(times.bare)];
  return { milliseconds, ratio: milliseconds / bare, released };
}
