import type { Currency } from '#core/money.ts';
import type { ReadPayout } from '../policy.ts';
import { columnReader, FileMistakes, readCurrency, readDay, type FileRow } from './file-rows.ts';

/**
 * PayPal's settlement report (developer.paypal.com/docs/reports/sftp-reports/settlement-report): sections of a day, whose first cell says
 * what a row is. Amounts are whole minor units, with a column for the direction. Its transfers to the bank (T04…) are what was
 * paid out; everything else stays in the account.
 */
export function readPaypal(rows: readonly FileRow[]): { payouts: ReadPayout[]; skipped: number } {
  const mistakes = new FileMistakes();
  const payouts = new Map<string, ReadPayout>();
  let cellOf: ReturnType<typeof columnReader> | undefined;
  let day: string | undefined;
  for (const row of rows) {
    const [type] = row.cells;
    if (type === 'SH') day = readDay(row, row.cells[1] ?? '', mistakes);
    if (type === 'CH') cellOf = columnReader(row);
    if (type !== 'SB') continue;
    if (!cellOf || day === undefined) {
      mistakes.add(row.line, 'payments.payout.noSection');
      continue;
    }
    readLine({ row, day, cell: (name) => cellOf?.(row, name) ?? '' }, { payouts, mistakes });
  }
  mistakes.refuse();
  return { payouts: [...payouts.values()], skipped: 0 };
}

function readLine(
  { row, day, cell }: { row: FileRow; day: string; cell: (name: string) => string },
  { payouts, mistakes }: { payouts: Map<string, ReadPayout>; mistakes: FileMistakes },
): void {
  const currency = readCurrency(row, cell('gross transaction currency'), mistakes);
  const gross = readMinor(row, cell, ['transaction debit or credit', 'gross transaction amount'], mistakes);
  const kept = readMinor(row, cell, ['fee debit or credit', 'fee amount'], mistakes);
  if (!currency || gross === undefined || kept === undefined) return;
  const known = payoutOf(payouts, { day, currency });
  const event = cell('transaction event code');
  if (event.startsWith('T04')) {
    known.net -= gross;
    return;
  }
  const refs = [cell('transaction id'), cell('invoice id'), cell('custom field')].filter((ref) => ref !== '');
  const isFee = event.startsWith('T01');
  known.lines.push({
    line: row.line,
    kind: isFee ? 'fee' : 'money',
    refs: isFee ? [] : refs,
    gross,
    // A fee is a debit.
    fee: -kept,
  });
}

function payoutOf(
  payouts: Map<string, ReadPayout>,
  { day, currency }: { day: string; currency: Currency },
): ReadPayout {
  const key = `${day} ${currency}`;
  const known = payouts.get(key) ?? {
    payout: day,
    currency,
    paidOn: day,
    net: 0n,
    sumsLines: false,
    lines: [],
  };
  payouts.set(key, known);
  return known;
}

/** What came is positive, what went negative. */
function readMinor(
  row: FileRow,
  cell: (name: string) => string,
  [direction, amount]: [direction: string, amount: string],
  mistakes: FileMistakes,
): bigint | undefined {
  const [typed, side] = [cell(amount) || '0', cell(direction)];
  const isNumber = /^\d{1,15}$/.test(typed) && (/^(?:CR|DR)$/.test(side) || /^0*$/.test(typed));
  if (!isNumber) return mistakes.add(row.line, 'payments.payout.noAmount', amount);
  return side === 'DR' ? -BigInt(typed) : BigInt(typed);
}
