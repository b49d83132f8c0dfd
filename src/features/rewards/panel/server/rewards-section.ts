import { sql } from 'kysely';
import {
  factsOf,
  number,
  rowsAtMost,
  tableOf,
  text,
  time,
  words,
  type PersonSection,
} from '#features/people/server/public.ts';
import type { CoinKind } from '#features/rewards/dashboard/contract.ts';
import { ownTransfers } from '#features/rewards/coins/server/own-transfers.ts';
import { levelOf } from '#features/rewards/policy.ts';
import { readLevelRule } from '#features/rewards/server/reward-settings.ts';
import { readBalance } from '#features/rewards/server/rewards.ts';

/** A row of either ledger. */
interface Entry {
  at: Date;
  kind: CoinKind | 'item';
  about: string;
  points: number | null;
  coins: number | null;
}

const kindNames: Record<Entry['kind'], string> = {
  item: 'rewards.panel.item',
  points: 'rewards.panel.pointsKind',
  chest: 'rewards.panel.chest',
  freeze: 'rewards.panel.freeze',
  gift: 'rewards.panel.gift',
  held: 'rewards.panel.held',
  spent: 'rewards.panel.spent',
  returned: 'rewards.panel.returned',
  taken_back: 'rewards.panel.takenBack',
};

/** Her points and coins, and the latest rows of both ledgers. What a child has done is not for everyone who answers mails. */
export const rewardsSection: PersonSection = {
  name: 'rewards',
  title: 'rewards.panel.title',
  permission: 'users.find',
  permissionForChildren: 'users.manage',
  async read(ctx, { id }) {
    const { rows } = await sql<Entry>`
      select created_at as at, 'item' as kind, item_id as about, points, null::bigint as coins
      from point_entries where user_id = ${id} and taken_back_at is null
      union all
      select made_at, kind, reference, null, coins from ${ownTransfers(id)} own
      order by at desc, kind, about
      limit ${rowsAtMost + 1}
    `.execute(ctx.db);
    if (rows.length === 0) return undefined;
    const { points, coins } = await readBalance(ctx, id);
    const { say } = ctx;
    const columns = {
      [say('rewards.panel.at')]: ({ at }: Entry) => time(at),
      [say('rewards.panel.why')]: ({ kind }: Entry) => words(say(kindNames[kind])),
      [say('rewards.panel.about')]: ({ about }: Entry) => text(about),
      [say('rewards.panel.pointsColumn')]: ({ points }: Entry) => (points === null ? null : number(points)),
      [say('rewards.panel.coinsColumn')]: ({ coins }: Entry) => (coins === null ? null : number(coins)),
    };
    return {
      facts: factsOf({
        [say('rewards.panel.pointsColumn')]: number(points),
        [say('rewards.panel.levelLabel')]: number(levelOf(points, await readLevelRule(ctx)).level),
        [say('rewards.panel.coinsColumn')]: number(coins),
      }),
      tables: [tableOf(say('rewards.panel.caption'), columns, rows)],
    };
  },
};
