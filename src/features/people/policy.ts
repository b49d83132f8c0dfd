/**
 * From when someone is certain to have reached the age of digital consent: the first instant of the year after the one
 * in which she reaches it, since only her birth year is known.
 */
export function adultFrom(birthYear: number, consentAge: number): Date {
  return new Date(Date.UTC(birthYear + consentAge + 1, 0, 1));
}

/** Null is someone who was never a minor with us. */
export function isMinor(adultFrom: Date | null, now: Date): boolean {
  return adultFrom !== null && adultFrom > now;
}
