import type { ReadPayout } from '../policy.ts';
import { columnReader, FileMistakes, readAmount, readCurrency, readDay, type FileRow } from './file-rows.ts';

/** Where a format with a heading of columns has what. */
export interface ColumnFormat {
  /** The columns by which it is known; all must be there. */
  needed: readonly string[];
  payout: string;
  day: readonly string[];
  /** Names of what the line is about, best first, by what kind of line it is; none for a fee. */
  refsOf(cell: (...names: string[]) => string): readonly string[];
  /** A line that is not about money in the account, such as the payout itself. */
  isLeftOut?(cell: (...names: string[]) => string): boolean;
}

/** Our own format, for providers whose files we do not know: the page describes it. */
export const plainFormat: ColumnFormat = {
  needed: ['payout', 'date', 'currency', 'gross', 'fee', 'net', 'reference'],
  payout: 'payout',
  day: ['date'],
  refsOf: (cell) => [cell('reference')],
};

/** Stripe's itemized payout reconciliation report (docs.stripe.com/reports/payout-reconciliation). */
export const stripeFormat: ColumnFormat = {
  needed: ['automatic_payout_id', 'reporting_category', 'currency', 'gross', 'fee', 'net'],
  payout: 'automatic_payout_id',
  day: ['automatic_payout_effective_at_utc', 'automatic_payout_effective_at', 'created_utc', 'created'],
  refsOf(cell) {
    const category = cell('reporting_category');
    if (category === 'charge') return [cell('payment_intent_id'), cell('charge_id'), cell('source_id')];
    return /^(?:refund|dispute|partial_capture|charge_failure)/.test(category) ? [cell('source_id')] : [];
  },
  isLeftOut: (cell) => cell('reporting_category').startsWith('payout'),
};

/** The payouts of a file with a heading of columns, and how many lines are not paid out yet. */
export function readColumns(
  rows: readonly FileRow[],
  format: ColumnFormat,
): { payouts: ReadPayout[]; skipped: number } {
  const [head, ...body] = rows;
  const mistakes = new FileMistakes();
  const payouts = new Map<string, ReadPayout>();
  let skipped = 0;
  if (!head) return { payouts: [], skipped };
  const cellOf = columnReader(head);
  for (const row of body) {
    const cell = (...names: string[]) => cellOf(row, ...names);
    const payout = cell(format.payout);
    if (format.isLeftOut?.(cell)) continue;
    if (payout === '') {
      skipped += 1;
      continue;
    }
    const currency = readCurrency(row, cell('currency'), mistakes);
    const paidOn = readDay(row, cell(...format.day), mistakes);
    if (!currency || paidOn === undefined) continue;
    const amount = (column: string) => readAmount(row, { typed: cell(column), currency, column }, mistakes);
    const [gross, fee, net] = [amount('gross'), amount('fee'), amount('net')];
    if (gross === undefined || fee === undefined || net === undefined) continue;
    if (gross - fee !== net) {
      mistakes.add(row.line, 'payments.payout.notNet');
      continue;
    }
    const refs = format.refsOf(cell).filter((ref) => ref !== '');
    const key = `${payout} ${currency}`;
    const known = payouts.get(key) ?? { payout, currency, paidOn, net: 0n, sumsLines: true, lines: [] };
    known.net += net;
    known.lines.push({ line: row.line, kind: refs.length > 0 ? 'money' : 'fee', refs, gross, fee });
    payouts.set(key, known);
  }
  mistakes.refuse();
  return { payouts: [...payouts.values()], skipped };
}
