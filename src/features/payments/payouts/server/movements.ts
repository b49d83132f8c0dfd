import { sql, type Selectable } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { movementsOf, type Before, type MatchedLine, type Movement } from '../policy.ts';

type PayoutRow = Selectable<Tables['payouts']>;

export function movementKey({ name, direction }: Movement): string {
  return `${direction} ${name}`;
}

/** What of these names is in the books with another payout, by its movement's key. */
export async function findMovements(
  { db }: Pick<Ctx, 'db'>,
  { provider, names, exceptOf }: { provider: PayoutRow['provider']; names: string[]; exceptOf: string },
): Promise<Map<string, Before>> {
  const rows = await db
    .selectFrom('payout_movements as moved')
    .innerJoin('payouts', 'payouts.id', 'moved.payout_id')
    .select(['moved.name', 'moved.direction', 'moved.line', 'payouts.id as payoutId', 'payouts.payout'])
    .where('moved.provider', '=', provider)
    .where(sql<boolean>`moved.name = any(${names}::text[])`)
    .where('moved.payout_id', '!=', exceptOf)
    .execute();
  return new Map(
    rows.map(({ payoutId, payout, line, ...movement }) => [
      movementKey(movement),
      { payoutId, payout, line },
    ]),
  );
}

/** Lets one payout of a provider be booked at a time: the next one sees what has moved with it. */
export async function lockMovements({ db }: Pick<Ctx, 'db'>, provider: PayoutRow['provider']): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payouts:${provider}`}, 0))`.execute(db);
}

/** Keeps what has moved with a payout that is being booked; what has moved before stays with the payout that had it first. */
export async function keepMovements(
  { db }: Pick<Ctx, 'db'>,
  { id, provider }: Pick<PayoutRow, 'id' | 'provider'>,
  lines: readonly MatchedLine[],
): Promise<void> {
  const moved = lines
    .filter(({ state }) => state !== 'repeated')
    .flatMap((line) => movementsOf(line, line.known).map((movement) => ({ ...movement, line: line.line })));
  await sql`
    insert into payout_movements (provider, name, direction, payout_id, line)
    select ${provider}, moved.name, moved.direction, ${id}, moved.line
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (name text, direction text, line int)`.execute(
    db,
  );
}
