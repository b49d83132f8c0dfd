import * as z from 'zod/mini';
import { isCountry } from '#core/countries.ts';
import { localeCodes } from '#core/locale.ts';
import { playRates } from '#core/play-rates.ts';

/** What would turn around the text beside it; not the marks that a word of another script needs at its end. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\p{C}\u2800]/u;

/**
 * One line of user text, without what would turn around the text beside it. Its length is checked before its characters;
 * control characters are refused.
 */
export function line(longest: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(longest, { abort: true }),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u),
    z.overwrite((text) => text.replaceAll(turning, '').trim()),
  );
}

/** One line of what people see: nothing of it stays if nothing can be seen. */
export function visibleLine(longest: number) {
  return line(longest).check(z.overwrite((text) => (visible.test(text) ? text : '')));
}

/** What no database stores. */
const unwritten = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/**
 * User text of several lines: of it stays what can be stored and seen, and nothing if nothing can be seen. `tooLong` is the
 * key of what to say of a longer one.
 */
export function paragraphs(longest: number, tooLong?: string) {
  return z.string().check(
    z.trim(),
    z.maxLength(longest, { abort: true, error: tooLong }),
    z.overwrite((text) => {
      const kept = text.replaceAll('\r\n', '\n').replaceAll(unwritten, '').replaceAll(turning, '').trim();
      return visible.test(kept) ? kept : '';
    }),
  );
}

/** A person's name: it cannot flip the direction of text next to it, and unless empty it has something visible. */
export function personName(longest: number) {
  return line(longest).check(
    z.overwrite((name) => name.replaceAll(/\p{Bidi_Control}/gu, '').trim()),
    z.regex(/^$|[^\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\p{C}\u2800]/u, 'people.field.nameUnseen'),
  );
}

/** 1 to 60 characters (decisions: names). */
export const PersonName = personName(60).check(z.minLength(1));

/** The roles one may choose, once; the others are assigned (decisions: roles). */
export const chosenRoles = ['parent', 'educator', 'learner'] as const;

export const BirthYear = z.int().check(z.gte(1900), z.lte(2100));

/** ISO 3166-1 alpha-2, in either case. */
export const CountryCode = z.string().check(
  z.length(2, { abort: true }),
  z.refine((code) => isCountry(code.toUpperCase())),
);

/** Spec §5: non-space local part, an @, a domain, a top-level part of at least two characters. */
export const EmailAddress = line(254).check(z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/));

/** Empty for an account without a password, which needs a fresh sign-in instead. */
export const CurrentPassword = z.string().check(z.maxLength(200));

/** Longer than 7 characters (spec §5), at most 200 so that hashing stays cheap. */
export const Password = z.string().check(z.minLength(8), z.maxLength(200));

/** Spec §5: an optional plus, then digits, spaces, dots, dashes and parentheses; at least one digit. */
export const Phone = line(40).check(
  z.regex(/^\+?[\d .()-]+$/, { abort: true }),
  z.refine((phone) => /\d/.test(phone)),
);

/** How films play and pages look on every device; null leaves it to the last choice made in each device's player. */
export const Preferences = z.object({
  captions: z.nullable(z.boolean()),
  captionLanguage: z.nullable(z.enum(localeCodes)),
  rate: z.nullable(z.literal(playRates)),
  reducedMotion: z.boolean(),
  higherContrast: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;
