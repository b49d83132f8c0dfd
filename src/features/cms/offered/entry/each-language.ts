import { localeCodes, type Locale } from '#core/locale.ts';
import type { LifeChange } from './entry-life.ts';

/** What became of languages that something was done with. */
export interface LifeOutcome {
  done: readonly Locale[];
  refused: readonly { locale: Locale; error: unknown }[];
}

/**
 * Does something with each language for itself, one after the other: one that is not ready keeps no other back. Of a single
 * one, what refuses it is thrown.
 */
export async function actOnEach(
  change: LifeChange,
  act: (change: LifeChange) => Promise<unknown>,
): Promise<LifeOutcome> {
  const done: Locale[] = [];
  const refused: { locale: Locale; error: unknown }[] = [];
  const chosen = localeCodes.filter((locale) => change.locales.includes(locale));
  for (const locale of chosen) {
    try {
      await act({ ...change, locales: [locale] });
      done.push(locale);
    } catch (error) {
      if (chosen.length === 1) throw error;
      refused.push({ locale, error });
    }
  }
  return { done, refused };
}
