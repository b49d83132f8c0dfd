/** Letters of our ids: neither vowels nor look-alikes. */
const letters = 'bcdfghjkmnpqrstvwxyz23456789';

/** A new id of content such as `q_7h2k9m3q`. */
export function makeDraftId(prefix: 'q'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `${prefix}_${[...bytes].map((byte) => letters[byte % letters.length]).join('')}`;
}
