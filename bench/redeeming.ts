import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { makeUser } from '#features/people/testing.ts';
import { giveCoins } from '#features/rewards/testing.ts';
import { redeem } from '#features/store/redemptions/server/redeem.ts';
import { makeItem } from '#features/store/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { migrate } from '#platform/db/migrate.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { median, timeOf } from './load.ts';
import { openOwnDatabase } from './own-database.ts';

const rounds = 900;
const price = 10;

/** A redemption of an impact item, with its ledger, budget and number, ÷ three bare inserts in a transaction. */
export async function measureRedeeming(serverUrl: string): Promise<number> {
  const database = await openOwnDatabase(serverUrl, 'bench_redeeming');
  await migrate(database);
  const ctx = makeCtx(database.db);
  const item = await makeItem(ctx, { units: rounds, price });
  const { userId, actor } = await makeUser(ctx);
  await giveCoins(ctx, userId, rounds * price);
  await sql`create table bare_rows (id text primary key, kind text, coins int, at timestamptz)`.execute(
    ctx.db,
  );
  const own = { ...ctx, actor };
  const whole = () => redeem(own, { itemId: item.id, price, key: randomUUID() });
  const bare = () =>
    inTransaction(ctx, async ({ db }) => {
      for (const kind of ['transfer', 'posting', 'redemption'])
        await sql`insert into bare_rows values (${randomUUID()}, ${kind}, ${price}, now())`.execute(db);
    });
  // In turns, so that what else the machine does meets both alike.
  const times = { whole: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.whole.push(await timeOf(whole));
    times.bare.push(await timeOf(bare));
  }
  await database.close();
  return median(times.whole) / median(times.bare);
}
