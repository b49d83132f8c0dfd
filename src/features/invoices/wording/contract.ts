import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { line } from '#features/people/contract.ts';
import { longestWording, placeholders, receiptLaws } from './policy.ts';

/** Which words of a receipt, in which language. */
const Which = z.object({ law: z.enum(receiptLaws), language: z.enum(localeCodes) });

const WordingRow = z.extend(Which, {
  /** Whether someone has written words of our own. */
  isOwn: z.boolean(),
});

/** The words of a receipt for an editor: with names in braces, what these stand for, and how it would read. */
export const WordingView = z.extend(WordingRow, {
  text: z.string(),
  shipped: z.string(),
  /** What the names stand for now, or for an example. */
  values: z.array(z.object({ name: z.enum(placeholders), value: z.string() })),
  preview: z.string(),
});
export type WordingView = z.infer<typeof WordingView>;

/** `seen` is the text that was seen. */
const Seen = { seen: z.string().check(z.maxLength(4000)) };

export const wordingContract = {
  adminWordings: oc
    .route({
      method: 'GET',
      path: '/admin/money/receipt-wordings',
      operationId: 'listReceiptWordings',
      summary: 'List what receipts say by law, in each language',
    })
    .output(z.array(WordingRow)),
  adminWording: oc
    .route({
      method: 'GET',
      path: '/admin/money/receipt-wordings/{law}/{language}',
      operationId: 'getReceiptWording',
      summary: 'Get what receipts say by a law in a language',
    })
    .input(Which)
    .output(WordingView),
  adminChangeWording: oc
    .route({
      method: 'POST',
      path: '/admin/money/receipt-wordings/{law}/{language}',
      operationId: 'changeReceiptWording',
      summary: 'Change what receipts say from now on; those that were issued stay as they are',
    })
    .meta(refuses({ conflict: ['changed_meanwhile'] }))
    .input(
      z.extend(Which, {
        text: line(longestWording).check(z.minLength(1, 'invoices.wording.missingText')),
        ...Seen,
      }),
    )
    .output(WordingView),
  adminResetWording: oc
    .route({
      method: 'POST',
      path: '/admin/money/receipt-wordings/{law}/{language}/reset',
      operationId: 'resetReceiptWording',
      summary: 'Have receipts say again what the product ships with',
    })
    .meta(refuses({ conflict: ['changed_meanwhile'] }))
    .input(z.extend(Which, Seen))
    .output(WordingView),
};
