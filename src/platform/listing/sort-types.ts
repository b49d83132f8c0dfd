import { sql, type RawBuilder } from 'kysely';

/** What a column of a listing holds, in the database's words: it decides how a cursor carries a value. */
export type SortType = 'text' | 'bigint' | 'numeric' | 'boolean' | 'date' | 'timestamptz';

interface CarriedAs {
  write(by: RawBuilder<unknown>): RawBuilder<string | null>;
  read(value: string): RawBuilder<unknown>;
  /** Whether the database will take it: a cursor comes from outside. */
  isOne(value: string): boolean;
}

// With its microseconds, which a Date would lose.
const momentForm = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"';

/** The text of each kind of value, and back: without loss, or rows would be shown twice or never. */
export const carried: Record<SortType, CarriedAs> = {
  text: {
    write: (by) => sql`${by}::text`,
    read: (value) => sql`${value}::text`,
    isOne: (value) => !value.includes('\u0000'),
  },
  bigint: {
    write: (by) => sql`${by}::text`,
    read: (value) => sql`${value}::bigint`,
    isOne: (value) => /^-?\d{1,18}$/.test(value),
  },
  numeric: {
    write: (by) => sql`${by}::text`,
    read: (value) => sql`${value}::numeric`,
    isOne: (value) => /^-?\d{1,30}(\.\d{1,30})?$/.test(value),
  },
  boolean: {
    write: (by) => sql`${by}::text`,
    read: (value) => sql`${value}::boolean`,
    isOne: (value) => value === 'true' || value === 'false',
  },
  date: {
    write: (by) => sql`to_char(${by}, 'YYYY-MM-DD')`,
    read: (value) => sql`${value}::date`,
    isOne: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isMoment(`${value}T00:00:00`),
  },
  timestamptz: {
    write: (by) => sql`to_char(${by} at time zone 'UTC', ${sql.lit(momentForm)})`,
    read: (value) => sql`${value}::timestamptz`,
    isOne: (value) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value) &&
      isMoment(value.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)),
  },
};

/** Not 31 February: a Date would move it into March. */
function isMoment(text: string): boolean {
  const date = new Date(`${text}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
