const decimalPercent = /^\d{1,3}(?:\.\d{1,2})?$/;

/** A share above nothing and up to all of it, as a plain decimal with at most two places. */
export function isPercent(text: string): boolean {
  if (!decimalPercent.test(text)) return false;
  const hundredths = toHundredths(text);
  return hundredths > 0 && hundredths <= 10_000;
}

/** `12.5` is 1250 hundredths of a percent. */
export function toHundredths(percent: string): number {
  const [whole = '', part = ''] = percent.split('.');
  return Number(whole + part.padEnd(2, '0'));
}

/** The same in the shortest way: `12.5`, `20`. */
export function toPercent(hundredths: number): string {
  return String(hundredths / 100);
}
