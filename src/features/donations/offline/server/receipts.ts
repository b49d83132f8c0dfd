import { localDateOf, type LocalDate } from '#core/local-date.ts';
import { money } from '#core/money.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { findReceipt, issueCreditNoteForRefund, issueReceipt } from '#features/invoices/server/public.ts';
import {
  placeOfDonation,
  receiptCauseOf,
  type ContributionRow,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';

/** The receipt of a gift that came by hand. Numbers are taken last, since everyone who issues a document waits for them. */
export async function issueForGift(
  ctx: RequestCtx,
  donation: DonationRow,
  contribution: ContributionRow,
  { receivedOn, giftAid }: { receivedOn: LocalDate; giftAid: boolean },
): Promise<void> {
  const { country, currency, donor_name, sealed_address, sealed_postal, about } = donation;
  const total = money(contribution.amount, currency);
  const today = localDateOf(ctx.clock.now(), placeOfDonation(donation).timeZone);
  await issueReceipt(ctx, {
    entity: contribution.entity,
    cause: receiptCauseOf(contribution),
    buyer: {
      name: donor_name,
      ...(sealed_address !== null && { emailAddress: ctx.sealing.open(sealed_address) }),
      ...(sealed_postal !== null && { address: ctx.sealing.open(sealed_postal).split('\n').filter(Boolean) }),
    },
    ...(country !== null && { country }),
    locale: donation.language,
    lines: [{ ...about, quantity: 1, unit: total }],
    total,
    ...(receivedOn !== today && { receivedOn }),
    giftAid,
  });
}

/** Takes the receipt of such a gift back, all of it. */
export async function creditGift(ctx: RequestCtx, contribution: ContributionRow): Promise<void> {
  const receipt = await findReceipt(ctx, receiptCauseOf(contribution));
  if (receipt)
    await issueCreditNoteForRefund(ctx, {
      documentId: receipt.id,
      cause: `correction:${contribution.id}`,
      amount: money(contribution.amount, contribution.currency),
    });
}
