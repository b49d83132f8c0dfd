import { CsvError, parse } from 'csv-parse/sync';
import { isLocalDate } from '#core/local-date.ts';
import { isCurrency, readDecimalText, type Currency } from '#core/money.ts';
import { Invalid, type FieldIssue } from '#core/refusals.ts';

/** A row of a file, with the line on which it begins. */
export interface FileRow {
  line: number;
  cells: string[];
}

const mistakesAtMost = 10;

/** What is wrong with a file, by line; after ten the rest is not looked at. */
export class FileMistakes {
  readonly #issues: FieldIssue[] = [];

  /** Notes a mistake; `what` is a column or a value. */
  add(line: number, messageKey: string, what = ''): undefined {
    if (this.#issues.length < mistakesAtMost)
      this.#issues.push({ path: `text.${line}`, messageKey, values: { line, what } });
    return undefined;
  }

  refuse(): void {
    if (this.#issues.length > 0) throw new Invalid(this.#issues);
  }
}

/** Reads the rows of a CSV file; a file that is none is refused. */
export function readRows(text: string, { sameLength }: { sameLength: boolean }): FileRow[] {
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: !sameLength,
      max_record_size: 100_000,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return rows.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? 1);
    throw new Invalid([{ path: `text.${line}`, messageKey: 'payments.payout.noCsv', values: { line } }]);
  }
}

/** The cell of a row by the names that its column may have; empty without one. */
export function columnReader(head: FileRow): (row: FileRow, ...names: string[]) => string {
  const places = new Map(head.cells.map((name, place) => [name.toLowerCase(), place]));
  return (row, ...names) => {
    const place = names.map((name) => places.get(name)).find((found) => found !== undefined);
    return place === undefined ? '' : (row.cells[place] ?? '');
  };
}

export function readCurrency(row: FileRow, typed: string, mistakes: FileMistakes): Currency | undefined {
  const code = typed.toUpperCase();
  return isCurrency(code) ? code : mistakes.add(row.line, 'payments.payout.noCurrency', typed);
}

/** A plain decimal such as `-12.50`. */
export function readAmount(
  row: FileRow,
  { typed, currency, column }: { typed: string; currency: Currency; column: string },
  mistakes: FileMistakes,
): bigint | undefined {
  const amount = readDecimalText(typed, currency)?.amount;
  return amount ?? mistakes.add(row.line, 'payments.payout.noAmount', column);
}

/** The day at the beginning of a date or moment, such as `2026-11-30 00:00:00` or `2026/11/30`. */
export function readDay(row: FileRow, typed: string, mistakes: FileMistakes): string | undefined {
  const day = typed.slice(0, 10).replaceAll('/', '-');
  return isLocalDate(day) ? day : mistakes.add(row.line, 'payments.payout.noDay', typed);
}
