/** An amount of money as it is typed, in minor units; null for nothing, NaN for what is no amount, which the server refuses. */
export function readAmount(typed: string): number | null {
  const plain = typed.replaceAll(/[\s’']/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

/** Minor units as a field holds them. */
export function writeAmount(minor: number | null): string {
  return minor === null ? '' : (minor / 100).toFixed(2);
}
