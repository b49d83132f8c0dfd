import { signedIn } from '#core/actor.ts';
import type { Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { listReceipts, type ReceiptFacts } from '#features/invoices/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import { markOfAddress, nameDonation, receiptCauseOf } from '#features/donations/server/donation-rows.ts';
import { href } from '#urls.ts';
import type { SummaryGift, SummaryPart, SummaryView } from '../contract.ts';
import { listGiftsOfYear, type GiftOfYear } from './gifts-of-year.ts';
import type { SummaryRow } from './make-summary.ts';

type ViewCtx = Pick<Ctx, 'db' | 'sealing' | 'sayIn'>;

export async function findSummary({ db }: Pick<Ctx, 'db'>, token: string): Promise<SummaryRow> {
  const summary = await db
    .selectFrom('donation_summaries')
    .selectAll()
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  if (!summary) throw new NotFound();
  return summary;
}

/** A summary by the token of its page, as it is now: with what has gone back since, and what was entered late. */
export async function getSummary(
  ctx: RequestCtx,
  { token, lang }: { token: string; lang?: Locale | undefined },
): Promise<SummaryView> {
  return viewSummary(ctx, await findSummary(ctx, token), lang ?? ctx.locale);
}

export async function viewSummary(ctx: ViewCtx, summary: SummaryRow, locale: Locale): Promise<SummaryView> {
  const { year, address_mark, language } = summary;
  const gifts = await listGiftsOfYear(ctx, { addressMark: address_mark, year });
  const receipts = await listReceipts(ctx, gifts.map(receiptCauseOf));
  const parts = new Map<string, SummaryPart>();
  for (const gift of gifts) {
    const receipt = receipts.get(receiptCauseOf(gift));
    if (receipt) addGift(parts, receipt, viewGift(ctx, gift, receipt, locale));
  }
  return {
    year,
    donorName: gifts.at(-1)?.donor_name ?? '',
    language,
    parts: [...parts.values()],
  };
}

/** The charity in Canada receipts under its own name, so that it has a part of its own. */
function addGift(
  parts: Map<string, SummaryPart>,
  { entity, issuer, currency }: ReceiptFacts,
  gift: SummaryGift,
) {
  const key = [entity, issuer, currency].join('\n');
  const part = parts.get(key) ?? { issuer, currency, gifts: [], total: 0, acknowledged: 0 };
  part.gifts.push(gift);
  if (gift.kind === 'receipt') part.total += gift.left;
  else part.acknowledged += gift.left;
  parts.set(key, part);
}

function viewGift(ctx: ViewCtx, gift: GiftOfYear, receipt: ReceiptFacts, locale: Locale): SummaryGift {
  const { kind, number, gross, credited, link, giftAid } = receipt;
  return {
    kind,
    number,
    href: link === undefined ? null : href('invoice', { reference: link }),
    givenOn: gift.givenOn,
    about: nameDonation(ctx, locale, gift),
    amount: gross,
    left: gross - credited,
    isVoid: credited >= gross,
    giftAid,
  };
}

/**
 * The summaries that were made for the mailbox of the caller's account, the latest first. Only of an address that she has proved: anyone can type
 * another's into the form.
 */
export async function listOwnSummaries(ctx: RequestCtx): Promise<{ year: number; token: string }[]> {
  const { emailAddress, greets } = await readPayer(ctx, signedIn(ctx).userId);
  if (emailAddress === undefined || greets === undefined) return [];
  const rows = await ctx.db
    .selectFrom('donation_summaries')
    .select(['year', 'sealed_token'])
    .where('address_mark', '=', markOfAddress(ctx, emailAddress))
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ year, sealed_token }) => ({ year, token: ctx.sealing.open(sealed_token) }));
}
