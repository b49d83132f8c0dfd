import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { endOfClaim, type JudgedQueue } from './judged-queue.ts';

export interface Claim {
  by: UserId;
  until: Date;
}

type ClaimCtx = Pick<Ctx, 'db' | 'clock'>;

/**
 * Claims something for a person, or renews her claim, in one statement: of two who claim at once, one gets it. Refuses
 * while it is someone else's.
 */
export async function takeClaim(
  ctx: Pick<Ctx, 'db' | 'clock' | 'events'>,
  { claims, id: column }: JudgedQueue,
  { id, by }: { id: string; by: UserId },
): Promise<Claim> {
  const until = await endOfClaim(ctx);
  const { rows } = await sql`
    insert into ${sql.table(claims)} as claim (${sql.ref(column)}, by, until) values (${id}, ${by}, ${until})
    on conflict (${sql.ref(column)}) do update set by = excluded.by, until = excluded.until
    where claim.by = excluded.by or claim.until <= ${ctx.clock.now()}
    returning 1`.execute(ctx.db);
  if (rows.length === 0) throw new Conflict('claimed', 'administration.refusal.claimed');
  return { by, until };
}

/** Ends a person's claims; those of others stay. */
export async function releaseClaims(
  { db }: Pick<Ctx, 'db'>,
  { claims, id: column }: JudgedQueue,
  { ids, by }: { ids: readonly string[]; by: UserId },
): Promise<void> {
  await sql`delete from ${sql.table(claims)} where ${sql.ref(column)} = any(${ids}) and by = ${by}`.execute(
    db,
  );
}

/** The claims that last, by what they are of. */
export async function findClaims(
  { db, clock }: ClaimCtx,
  { claims, id: column }: JudgedQueue,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Claim>> {
  const { rows } = await sql<Claim & { id: string }>`
    select ${sql.ref(column)} as id, by, until from ${sql.table(claims)}
    where ${sql.ref(column)} = any(${ids}) and until > ${clock.now()}`.execute(db);
  return new Map(rows.map(({ id, ...claim }) => [id, claim]));
}

/** Deletes claims that have ended. For the maintenance of the queue's feature. */
export async function removeEndedClaims({ db, clock }: ClaimCtx, { claims }: JudgedQueue): Promise<void> {
  await sql`delete from ${sql.table(claims)} where until <= ${clock.now()}`.execute(db);
}
