import type { FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { adultFrom } from '#features/people/server/public.ts';
import { findConsentAge } from '#features/guardians/server/public.ts';

/** What someone says about her age; no birth year means an unknown age, not a child's. */
export interface SaidAge {
  birthYear?: number | undefined;
  /** Two letters in either case. */
  country?: string | undefined;
}

/** What is stored of it: `adult_from` is null for anyone already of age; a minor waits for her guardian from now on. */
export async function judgeAge(ctx: Pick<Ctx, 'db' | 'events' | 'clock'>, { birthYear, country }: SaidAge) {
  const code = country?.toUpperCase();
  const from = birthYear === undefined ? undefined : adultFrom(birthYear, await findConsentAge(ctx, code));
  const now = ctx.clock.now();
  const isMinor = from !== undefined && from > now;
  return {
    birth_year: birthYear ?? null,
    country: code ?? null,
    adult_from: isMinor ? from : null,
    guardian_awaited_since: isMinor ? now : null,
  };
}

/** Nobody was born in a future year. */
export function findAgeIssues({ birthYear }: SaidAge, now: Date): FieldIssue[] {
  return birthYear !== undefined && birthYear > now.getUTCFullYear()
    ? [{ path: 'birthYear', messageKey: 'app.field.birthYear' }]
    : [];
}
