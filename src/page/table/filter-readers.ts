/** How filters are read from an address, for `readListingRequest`. */

/** Any text of usual length. */
export const anyText = (typed: string): string | undefined => typed.trim().slice(0, 200) || undefined;

/** One of these. */
export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (typed: string): Value | undefined =>
    values.find((value) => value === typed);

/** A day, as `<input type="date">` writes it. */
export const day = (typed: string): string | undefined => (isDay(typed) ? typed : undefined);

function isDay(typed: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(typed)) return false;
  const date = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(typed);
}
