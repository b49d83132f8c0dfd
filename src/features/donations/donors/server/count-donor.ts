import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { currencies, currencyCodes } from '#core/money.ts';
import { foldText } from '#platform/listing/find-in-rows.ts';
import type { Ctx } from '#platform/ctx.ts';
import { sendAhead } from '#platform/db/pipelining.ts';
import {
  updateDonation,
  type DonationChanges,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { looseMailbox } from '../policy.ts';
import { holdDonors } from './hold-donors.ts';

type CountCtx = Pick<Ctx, 'db' | 'clock' | 'sealing'>;

type Counted = Pick<
  DonationRow,
  'id' | 'donor_id' | 'donor_name' | 'address_mark' | 'sealed_address' | 'erased_at'
>;

/**
 * Updates a donor with what has come of a donation, in the transaction that changes that and has locked the donation. Its first money finds
 * her by the mark of its address; without an address, the donation is a donor by itself. One that is erased is nobody's. She is called as she has
 * written her name last: what finance enters `byHand` only fills an empty one. What else `changes` about the donation is stored with its donor.
 */
export async function countForDonor(
  ctx: CountCtx,
  donation: Counted,
  { byHand = false, changes }: { byHand?: boolean; changes?: DonationChanges } = {},
): Promise<void> {
  await holdDonors(ctx, 'together');
  if (donation.donor_id !== null || donation.erased_at !== null) {
    if (changes) await updateDonation(ctx, donation, changes);
    if (donation.donor_id !== null) await recountDonors(ctx, [donation.donor_id]);
    return;
  }
  const { id, head_id } = await findOrAddDonor(ctx, donation, { byHand });
  await updateDonation(ctx, donation, { ...changes, donor_id: id });
  // Finding her has locked her row; someone she was merged into is another one.
  return head_id === id ? recount(ctx, id) : recountDonors(ctx, [id]);
}

/** The donor who has given from this address before, or a new one. Two first gifts of one address at the same moment are one donor’s: the mark is unique. */
function findOrAddDonor(
  { db, clock, sealing }: CountCtx,
  donation: Counted,
  { byHand }: { byHand: boolean },
): Promise<{ id: string; head_id: string }> {
  const { donor_name, address_mark, sealed_address } = donation;
  const id = randomUUID();
  return db
    .insertInto('donors')
    .values({
      id,
      head_id: id,
      address_mark,
      mailbox_mark:
        sealed_address === null
          ? null
          : sealing.disguise(`mailbox\n${looseMailbox(sealing.open(sealed_address))}`),
      name: donor_name,
      folded_name: foldText(donor_name),
      merged_into: null,
      merged_by: null,
      merged_at: null,
      first_given_at: null,
      last_given_at: null,
      created_at: clock.now(),
    })
    .onConflict((conflict) =>
      conflict.column('address_mark').doUpdateSet(({ ref, fn, val }) => {
        const keeps = (known: 'donors.name' | 'donors.folded_name', name: string) =>
          byHand ? fn.coalesce(fn<string | null>('nullif', [ref(known), val('')]), val(name)) : val(name);
        return {
          name: keeps('donors.name', donor_name),
          folded_name: keeps('donors.folded_name', foldText(donor_name)),
        };
      }),
    )
    .returning(['id', 'head_id'])
    .executeTakeFirstOrThrow();
}

/** How many cents a minor unit of each currency is at a rate of one. */
const centsOf = sql.raw(
  `case contributions.currency ${currencyCodes
    .map((code) => `when '${code}' then ${10 ** (currencies.USD.decimals - currencies[code].decimals)}`)
    .join(' ')} end`,
);

/**
 * Counts again what has come of everyone behind these donors. The caller holds the lock for merging; the row is locked before it is counted, so that of two
 * gifts at once the later counts both.
 */
export async function recountDonors({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<void> {
  const heads = await db
    .selectFrom('donors as head')
    .select(['head.id'])
    .where('head.id', 'in', (query) =>
      query
        .selectFrom('donors as member')
        .select('member.head_id')
        .where('member.id', 'in', [...ids]),
    )
    .orderBy('head.id')
    .forUpdate()
    .execute();
  for (const { id } of heads) await recount({ db }, id);
}

/** For a donor whose row is locked. */
async function recount({ db }: Pick<Ctx, 'db'>, id: string): Promise<void> {
  const counted = sql`
      update donors set gifts = counted.gifts, first_given_at = counted.first_at, last_given_at = counted.last_at,
        dollars = counted.dollars
      from (
        select count(*)::int as gifts, min(contributions.given_at) as first_at, max(contributions.given_at) as last_at,
          coalesce(round(sum((contributions.amount - contributions.refunded) * contributions.rate::numeric * ${centsOf})), 0)::bigint as dollars
        from contributions
        join donations on donations.id = contributions.donation_id
        join donors member on member.id = donations.donor_id
        where member.head_id = ${id} and contributions.refunded < contributions.amount
      ) counted
      where donors.id = ${id}`;
  await sendAhead(db, counted);
}
