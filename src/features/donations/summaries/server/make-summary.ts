import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { makeToken } from '#features/donations/server/donation-rows.ts';
import { listGiftsOfYear } from './gifts-of-year.ts';

export type SummaryRow = Selectable<Tables['donation_summaries']>;

/**
 * Makes the summary of a mailbox and a year, in the caller's transaction; undefined if there is one already, or nothing to sum up: what only
 * funds have given has no receipts.
 */
export async function makeSummary(
  ctx: Pick<Ctx, 'db' | 'clock' | 'sealing'>,
  { addressMark, year }: { addressMark: string; year: number },
): Promise<SummaryRow | undefined> {
  const gifts = await listGiftsOfYear(ctx, { addressMark, year });
  // Her latest donation says how she is written to now.
  const latest = gifts.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())[0];
  if (!latest || latest.sealed_address === null || gifts.every(({ kind }) => kind === 'pledge'))
    return undefined;
  const token = makeToken();
  return ctx.db
    .insertInto('donation_summaries')
    .values({
      id: randomUUID(),
      year,
      address_mark: addressMark,
      sealed_address: latest.sealed_address,
      token_hash: hashSecret(token),
      sealed_token: ctx.sealing.seal(token),
      language: latest.language,
      made_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The same, or the one that there is. */
export async function takeSummary(
  ctx: Pick<Ctx, 'db' | 'clock' | 'sealing'>,
  { addressMark, year }: { addressMark: string; year: number },
): Promise<SummaryRow | undefined> {
  const made = await makeSummary(ctx, { addressMark, year });
  if (made) return made;
  return ctx.db
    .selectFrom('donation_summaries')
    .selectAll()
    .where('year', '=', year)
    .where('address_mark', '=', addressMark)
    .executeTakeFirst();
}
