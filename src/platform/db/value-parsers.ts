import pg from 'pg';

const { INT8, DATE, TIMESTAMP } = pg.types.builtins;
/** The types of `int8[]`, `date[]` and `numeric[]`, which `pg` has no names for. */
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
const NUMERIC_ARRAY = 1231;
const TEXT_ARRAY = 1009;

const parserOf = pg.types.getTypeParser as (type: number, format?: string) => (value: string) => unknown;
const asTexts = parserOf(TEXT_ARRAY, 'text') as (value: string) => (string | null)[];

const parsers = new Map<number, (value: string) => unknown>([
  [INT8, asSafeInteger],
  [INT8_ARRAY, (value) => asTexts(value).map((item) => (item === null ? null : asSafeInteger(item)))],
  [DATE, (value) => value],
  [DATE_ARRAY, asTexts],
  [TIMESTAMP, (value) => value],
  [NUMERIC_ARRAY, asTexts],
]);

/**
 * How values are read from the database: `int8` as a number (one beyond 2^53 makes the query fail rather than lose
 * digits), `numeric`, `date` and `timestamp` as text, `timestamptz` as a Date.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: string) =>
    parsers.get(type) ?? parserOf(type, format)) as typeof pg.types.getTypeParser,
};

function asSafeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) {
    throw new RangeError(
      `The database answered ${value}, which is beyond what a number holds: cast it to text.`,
    );
  }
  return number;
}
