import { ratesOf, type DailyRates } from './rates-of.ts';

/** `{ "base": "EUR", "date": "2026-11-17", "rates": { "USD": "1.08" } }`; rates are text, since a number would be rounded. */
export function readJsonRates(text: string): DailyRates | undefined {
  const said = parse(text);
  if (typeof said !== 'object' || said === null) return undefined;
  const { base, date, rates } = said as Record<string, unknown>;
  if (typeof rates !== 'object' || rates === null) return undefined;
  return ratesOf({ base, day: date, rates: Object.entries(rates) });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
