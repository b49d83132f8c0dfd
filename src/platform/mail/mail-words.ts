import type { Locale } from '#core/locale.ts';
import type { Ctx } from '../ctx.ts';

/**
 * The words of a mail in its reader's language, with names that people have given to themselves, their children or
 * their classes. Every name in a mail goes through here, so that no user can make us send a link or an address.
 */
export function mailWords(
  { sayIn }: Pick<Ctx, 'sayIn'>,
  language: Locale,
  names: Record<string, string>,
): (key: string) => string {
  const plain = Object.fromEntries(Object.entries(names).map(([name, text]) => [name, plainName(text)]));
  return (key) => sayIn(language, key, plain);
}

/** A dot inside a word, including those of other scripts that browsers read as one. */
const dotInside = /[.\u3002\uff0e\uff61\u2024](?=\S)/gu;
const ofAddresses = /[@\uff20:\uff1a/\uff0f\u2044\u2215\\\uff3c]/gu;

/**
 * A name in which no mail program finds anything to turn into a link: `Sara evil.example` becomes `Sara evil example`.
 */
export function plainName(name: string): string {
  const plain = name.replace(ofAddresses, ' ').replace(dotInside, ' ').replace(/\s+/gu, ' ').trim();
  return plain === '' ? '…' : plain;
}
