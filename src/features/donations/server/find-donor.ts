import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findDonation, nameDonation, placeOfDonation } from './donation-rows.ts';

/** How a donor is written to: only for the mail itself, never to be shown. */
interface DonorMailbox {
  emailAddress: string;
  language: Locale;
  /** Whose Shabbat and Yom Tov her mail keeps. */
  timeZone: string;
  /** What she gave for, in her language. */
  about: string;
}

/** The mailbox of the donor of a donation; undefined if she left no address, or is erased. */
export async function findDonor(
  ctx: Pick<Ctx, 'db' | 'sealing' | 'sayIn'>,
  donationId: string,
): Promise<DonorMailbox | undefined> {
  const donation = await findDonation(ctx, { id: donationId });
  if (!donation || donation.sealed_address === null) return undefined;
  const { language } = donation;
  return {
    emailAddress: ctx.sealing.open(donation.sealed_address),
    language,
    timeZone: placeOfDonation(donation).timeZone,
    about: nameDonation(ctx, language, donation),
  };
}

/** Those of some donations whose donor left an address for mail. */
export async function listReachable(
  { db }: Pick<Ctx, 'db'>,
  donationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (donationIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('donations')
    .select('id')
    .where('id', 'in', [...donationIds])
    .where('sealed_address', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
