import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMinor } from '#features/people/policy.ts';
import { selectUsers } from './user-rows.ts';

/** Who pays, as providers and invoices name her. */
export interface Payer {
  name: string;
  emailAddress: string | undefined;
  /** ISO 3166-1, of her profile. */
  country: string | undefined;
  language: Locale;
  /** Not yet of age: a grown-up pays. */
  minor: boolean;
  /** How a mail to that address may greet her: not before the address is proved, since it may be a stranger's. */
  greets: string | undefined;
}

export async function readPayer({ db, clock }: Pick<Ctx, 'db' | 'clock'>, userId: UserId): Promise<Payer> {
  const row = await selectUsers(db)
    .select([
      'email_address',
      'first_name',
      'last_name',
      'country',
      'language',
      'adult_from',
      'email_verified_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    name: `${row.first_name} ${row.last_name}`.trim(),
    emailAddress: row.email_address ?? undefined,
    country: row.country ?? undefined,
    language: row.language,
    minor: isMinor(row.adult_from, clock.now()),
    greets: row.email_verified_at ? row.first_name : undefined,
  };
}
