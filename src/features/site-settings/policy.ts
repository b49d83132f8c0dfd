import type { SettingFieldView, SettingView } from './contract.ts';

/** What of a setting says how its value is typed. */
export type TypedSetting = Pick<SettingView, 'fields' | 'rows'>;
type Typed = Readonly<Record<string, string | undefined>>;

/** The name of a form's field by its path in the setting's value, as the contract calls it: `value.perEmail.tries`. */
export const nameOf = (path: string) => (path === '' ? 'value' : `value.${path}`);

/** The name of a cell in a row. */
export const nameCell = (rowsPath: string, row: number, column: string) =>
  `${nameOf(rowsPath)}.${row}.${column}`;

/** A value as it is typed, by the names of the form's fields. */
export function toTyped({ fields, rows }: TypedSetting, value: unknown): Record<string, string> {
  const typed = fields.map((field): [string, string] => [
    nameOf(field.path),
    toText(field, findAt(value, field.path)),
  ]);
  const cells = rows
    ? readRows(value, rows.path).flatMap((row, index) =>
        rows.columns.map((column): [string, string] => [
          nameCell(rows.path, index, column.path),
          toText(column, findAt(row, column.path)),
        ]),
      )
    : [];
  return Object.fromEntries([...typed, ...cells]);
}

/** How many rows a value has. */
export function countRows({ rows }: TypedSetting, value: unknown): number {
  return rows ? readRows(value, rows.path).length : 0;
}

/** What was typed as a value; the server judges it. An empty row is left out. */
export function readTyped({ fields, rows }: TypedSetting, typed: Typed, rowCount: number): unknown {
  const read = (field: SettingFieldView, name: string) => fromText(field, typed[name] ?? '');
  const list = rows
    ? Array.from({ length: rowCount }, (_, index) => index)
        .filter((index) =>
          rows.columns.some(({ path }) => (typed[nameCell(rows.path, index, path)] ?? '').trim() !== ''),
        )
        .map((index) =>
          Object.fromEntries(
            rows.columns.map((column) => [
              column.path,
              read(column, nameCell(rows.path, index, column.path)),
            ]),
          ),
        )
    : [];
  const [first] = fields;
  if (first?.path === '') return read(first, nameOf(''));
  if (rows?.path === '') return list;
  const value: Record<string, unknown> = {};
  for (const field of fields) putAt(value, field.path, read(field, nameOf(field.path)));
  if (rows) putAt(value, rows.path, list);
  return value;
}

/** The sum of a column as typed so far; undefined while a number in it cannot be read. */
export function sumTyped(
  { rows }: TypedSetting,
  column: string,
  typed: Typed,
  rowCount: number,
): number | undefined {
  if (!rows) return undefined;
  const numbers = Array.from({ length: rowCount }, (_, row) =>
    Number(typed[nameCell(rows.path, row, column)] ?? 0),
  );
  return numbers.every((number) => Number.isFinite(number))
    ? numbers.reduce((sum, number) => sum + number, 0)
    : undefined;
}

/** One field's value in words: the name of a choice, else what is typed. */
export function toText({ type, factor }: SettingFieldView, value: unknown): string {
  if (type !== 'number') return typeof value === 'string' ? value : '';
  return typeof value === 'number' ? String(value / factor) : '';
}

/** A value at a path, as far as it is there. */
export function findAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  return path
    .split('.')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, name)
          ? (found as Record<string, unknown>)[name]
          : undefined,
      value,
    );
}

/** The rows of a value's list. */
export function readRows(value: unknown, path: string): readonly unknown[] {
  const rows = findAt(value, path);
  return Array.isArray(rows) ? rows : [];
}

/** A number that cannot be read stays a text, so that the server refuses it. */
function fromText({ type, factor }: SettingFieldView, text: string): unknown {
  const trimmed = text.trim();
  if (type !== 'number') return trimmed;
  const number = Number(trimmed);
  return trimmed === '' || !Number.isFinite(number) ? trimmed : Math.round(number * factor * 1000) / 1000;
}

function putAt(value: Record<string, unknown>, path: string, part: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let inside = value;
  for (const name of names) {
    const next = (inside[name] ?? {}) as Record<string, unknown>;
    inside[name] = next;
    inside = next;
  }
  inside[last] = part;
}
