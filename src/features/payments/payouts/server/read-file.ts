import { Invalid } from '#core/refusals.ts';
import type { ReadPayout } from '../policy.ts';
import { plainFormat, readColumns, stripeFormat } from './column-format.ts';
import { readRows } from './file-rows.ts';
import { readPaypal } from './paypal-format.ts';

const linesAtMost = 50_000;

/** The payouts of a provider's file, whose format its heading tells; refuses with what is wrong, line by line. */
export function readPayoutFile(text: string): { payouts: ReadPayout[]; skipped: number } {
  const refuse = (messageKey: string) => new Invalid([{ path: 'text', messageKey }]);
  const isPaypal = /^\u{feff}?"?RH"?,/u.test(text);
  const rows = readRows(text, { sameLength: !isPaypal });
  if (rows.length > linesAtMost) throw refuse('payments.payout.tooLong');
  const head = new Set(rows[0]?.cells.map((name) => name.toLowerCase()));
  const format = [stripeFormat, plainFormat].find(({ needed }) => needed.every((name) => head.has(name)));
  if (!isPaypal && !format) throw refuse('payments.payout.unknownFormat');
  const read = format && !isPaypal ? readColumns(rows, format) : readPaypal(rows);
  if (read.payouts.length === 0) throw refuse('payments.payout.nothingPaid');
  return read;
}
