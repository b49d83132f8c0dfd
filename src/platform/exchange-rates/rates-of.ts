import { isLocalDate, type LocalDate } from '#core/local-date.ts';

/** What a feed says of a day: how much of each currency one unit of the base is, as plain decimals. */
export interface DailyRates {
  base: string;
  day: LocalDate;
  rates: ReadonlyMap<string, string>;
}

const code = /^[A-Z]{3}$/;
/** Never read as a number, which would round it. */
const decimal = /^(?:0|[1-9]\d{0,5})(?:\.\d{1,10})?$/;

interface Said {
  base: unknown;
  day: unknown;
  rates: readonly (readonly [currency: unknown, rate: unknown])[];
}

/** What a feed says, if all of it can be what it has to be. */
export function ratesOf({ base, day, rates }: Said): DailyRates | undefined {
  const isWhole =
    isCode(base) &&
    isDay(day) &&
    rates.length > 0 &&
    new Set(rates.map(([currency]) => currency)).size === rates.length &&
    rates.every((pair): pair is [string, string] => isCode(pair[0]) && isRate(pair[1]));
  return isWhole ? { base, day, rates: new Map(rates as [string, string][]) } : undefined;
}

const isCode = (value: unknown): value is string => typeof value === 'string' && code.test(value);

const isRate = (value: unknown): value is string =>
  typeof value === 'string' && decimal.test(value) && /[1-9]/.test(value);

const isDay = (value: unknown): value is LocalDate => typeof value === 'string' && isLocalDate(value);
