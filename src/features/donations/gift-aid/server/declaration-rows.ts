import { sql, type Selectable } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { sendAhead } from '#platform/db/pipelining.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { DonationRow } from '#features/donations/server/donation-rows.ts';
import { isNamedIn, readPostcode, type Taxpayer } from '../policy.ts';
import type { GiftAidInput } from '../contract.ts';

export type DeclarationRow = Selectable<Tables['gift_aid_declarations']>;

/** Nobody else declares, cancels or covers a gift of this donor until the caller's transaction ends, which has locked the donation. */
export async function lockDonor(
  { db }: Pick<Ctx, 'db'>,
  { user_id, address_mark }: Pick<DonationRow, 'user_id' | 'address_mark'>,
): Promise<void> {
  const names = [user_id, address_mark].filter((name) => name !== null).toSorted();
  for (const name of names)
    await sendAhead(
      db,
      sql`select pg_advisory_xact_lock(hashtextextended(${`donations.giftAid:${name}`}, 0))`,
    );
}

/** Who declared it, as it was typed. */
export function taxpayerOf({ title, firstName, lastName, house, address, ...input }: GiftAidInput): Taxpayer {
  const postcode = input.isOverseas ? null : (readPostcode(input.postcode) ?? null);
  return { title, firstName, lastName, house, address, postcode };
}

/** Who declared it; undefined once nobody can ask for her any more. */
export function readTaxpayer(
  { sealing }: Pick<Ctx, 'sealing'>,
  { sealed_taxpayer }: Pick<DeclarationRow, 'sealed_taxpayer'>,
): Taxpayer | undefined {
  return sealed_taxpayer === null ? undefined : (JSON.parse(sealing.open(sealed_taxpayer)) as Taxpayer);
}

/**
 * The declaration in force that covers what comes of a donation: its own, or one for all gifts of its donor. Another donation of hers has
 * to be given under the same family name: from one address or account there may come gifts of a company, too.
 */
export async function findInForce(
  ctx: Pick<Ctx, 'db' | 'sealing'>,
  donation: DonationRow,
): Promise<DeclarationRow | undefined> {
  const rows = await listThatCover(ctx, donation);
  return rows.find(({ canceled_at, in_effect_at }) => canceled_at === null && in_effect_at !== null);
}

/** The same, or the one that a donation brings with it, which takes effect with its first money. */
export async function findDeclared(
  ctx: Pick<Ctx, 'db' | 'sealing'>,
  donation: DonationRow,
): Promise<DeclarationRow | undefined> {
  const rows = await listThatCover(ctx, donation);
  return rows.find(({ canceled_at }) => canceled_at === null);
}

/** Those that covered what comes of a donation until they were canceled, the latest first. */
export async function listCanceled(
  ctx: Pick<Ctx, 'db' | 'sealing'>,
  donation: DonationRow,
): Promise<DeclarationRow[]> {
  const rows = await listThatCover(ctx, donation);
  return rows.filter(({ canceled_at, in_effect_at }) => canceled_at !== null && in_effect_at !== null);
}

/** In force, canceled or brought along: first its own, then those for all gifts of its donor. */
async function listThatCover(
  ctx: Pick<Ctx, 'db' | 'sealing'>,
  { id, user_id, address_mark, donor_name }: DonationRow,
): Promise<DeclarationRow[]> {
  const rows = await ctx.db
    .selectFrom('gift_aid_declarations')
    .selectAll()
    .where('forgotten_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('donation_id', '=', id),
        and([
          eb('in_effect_at', 'is not', null),
          eb('scope', '=', 'all'),
          or([
            ...(address_mark === null ? [] : [eb('address_mark', '=', address_mark)]),
            ...(user_id === null ? [] : [eb('user_id', '=', user_id)]),
            eb.lit(false),
          ]),
        ]),
      ]),
    )
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
  const isHers = (row: DeclarationRow) => {
    const taxpayer = readTaxpayer(ctx, row);
    return taxpayer !== undefined && isNamedIn(donor_name, taxpayer);
  };
  const isOwn = ({ donation_id }: DeclarationRow) => donation_id === id;
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row) && isHers(row))];
}
