import * as z from 'zod/mini';
import { isCountry } from '../../core/countries.ts';

/** One line of a person's text; its length is judged before its letters. Control characters are no text. */
export function line(longest: number) {
  return z.string().check(z.trim(), z.maxLength(longest, { abort: true }), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
}

/** What a person is called: it turns no text beside it round, and where it is not empty there is something to see. */
export function personName(longest: number) {
  return line(longest).check(
    z.overwrite((name) => name.replaceAll(/\p{Bidi_Control}/gu, '').trim()),
    z.regex(/^$|[^\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\p{C}\u2800]/u, 'accounts.field.nameUnseen'),
  );
}

/** 1 to 60 characters (decisions: names). */
export const PersonName = personName(60).check(z.minLength(1));

/** The roles one may choose, once; the others are given (decisions: roles). */
export const chosenRoles = ['parent', 'educator', 'learner'] as const;

export const BirthYear = z.int().check(z.gte(1900), z.lte(2100));

/** ISO 3166-1 in two letters of any case. */
export const CountryCode = z.string().check(
  z.length(2, { abort: true }),
  z.refine((code) => isCountry(code.toUpperCase())),
);

/** Spec §5: non-space local part, an @, a domain, a top-level part of at least two characters. */
export const EmailAddress = line(254).check(z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/));

/** Empty for an account without a password, which takes a fresh sign-in instead. */
export const CurrentPassword = z.string().check(z.maxLength(200));

/** Longer than 7 characters (spec §5), at most 200 so that hashing stays cheap. */
export const Password = z.string().check(z.minLength(8), z.maxLength(200));

/** Spec §5: an optional plus, then digits, spaces, dots, dashes and parentheses; somewhere a digit. */
export const Phone = line(40).check(
  z.regex(/^\+?[\d .()-]+$/, { abort: true }),
  z.refine((phone) => /\d/.test(phone)),
);
