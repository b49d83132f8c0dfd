import type { Selectable, Updateable } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SponsorshipsTable } from './tables.ts';

export type SponsorshipRow = Selectable<SponsorshipsTable>;

/** What names one sponsorship: its id, the secret of its sponsor’s page, or the key of the form. */
export type SponsorshipName = { id: string } | { token: string } | { key: string };

export function findSponsorship(
  { db }: Pick<Ctx, 'db'>,
  name: SponsorshipName,
): Promise<SponsorshipRow | undefined> {
  return selectSponsorship(db, name).executeTakeFirst();
}

/** Locked until the caller's transaction ends; all that happens to one happens one after the other. */
export function lockSponsorship(
  { db }: Pick<Ctx, 'db'>,
  name: SponsorshipName,
): Promise<SponsorshipRow | undefined> {
  return selectSponsorship(db, name).forUpdate().executeTakeFirst();
}

export async function lockKnownSponsorship(
  ctx: Pick<Ctx, 'db'>,
  name: SponsorshipName,
): Promise<SponsorshipRow> {
  const row = await lockSponsorship(ctx, name);
  if (!row) throw new NotFound();
  return row;
}

function selectSponsorship(db: Ctx['db'], name: SponsorshipName) {
  const rows = db.selectFrom('sponsorships').selectAll();
  if ('id' in name) return rows.where('id', '=', name.id);
  return 'key' in name
    ? rows.where('key', '=', name.key)
    : rows.where('token_hash', '=', hashSecret(name.token));
}

export function updateSponsorship(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { id }: Pick<SponsorshipRow, 'id'>,
  set: Omit<Updateable<SponsorshipsTable>, 'id' | 'changed_at'>,
): Promise<SponsorshipRow> {
  return db
    .updateTable('sponsorships')
    .set({ ...set, changed_at: clock.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** For whom it is; empty once that is erased. */
export function wordsOf(
  { sealing }: Pick<Ctx, 'sealing'>,
  { sealed_words }: Pick<SponsorshipRow, 'sealed_words'>,
): string {
  return sealed_words === null ? '' : sealing.open(sealed_words);
}
