import type { FieldIssue } from '../../../../core/refusals.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import { adultFrom } from '../../policy.ts';
import { findConsentAge } from './consent-age.ts';

/** What somebody says of her age; no birth year is an unknown age, not a child's. */
export interface SaidAge {
  birthYear?: number | undefined;
  /** Two letters of any case. */
  country?: string | undefined;
}

/** What is stored of it: `adult_from` is null for who is of age already. */
export async function judgeAge({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { birthYear, country }: SaidAge) {
  const code = country?.toUpperCase();
  const from = birthYear === undefined ? undefined : adultFrom(birthYear, await findConsentAge(db, code));
  return {
    birth_year: birthYear ?? null,
    country: code ?? null,
    adult_from: from && from > clock.now() ? from : null,
  };
}

/** A year to come is nobody's. */
export function findAgeIssues({ birthYear }: SaidAge, now: Date): FieldIssue[] {
  return birthYear !== undefined && birthYear > now.getUTCFullYear()
    ? [{ path: 'birthYear', messageKey: 'app.field.birthYear' }]
    : [];
}

/** Parents and educators answer for others, so a minor is a learner. */
export function findRoleIssues(role: string | undefined, isMinor: boolean): FieldIssue[] {
  return isMinor && role !== undefined && role !== 'learner'
    ? [{ path: 'role', messageKey: 'accounts.field.roleOfMinor' }]
    : [];
}
