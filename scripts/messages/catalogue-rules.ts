import { type Locale, localeCodes } from '../../src/core/locale.ts';
import { type MessageParts, readIcu } from './read-icu.ts';

/** The messages of one owner (a feature, or the app) as they stand in its files; a missing file is undefined. */
export interface Catalogue {
  owner: string;
  files: Record<Locale, Record<string, string> | undefined>;
}

/** For an English text, the languages in which it is rightly the same. */
export type SameWords = Record<string, string[]>;

/** Everything wrong with one owner's seven files, a line each. */
export function catalogueProblems({ owner, files }: Catalogue, sameWords: SameWords): string[] {
  const english = files.en;
  if (!english) return [`${owner}: en.json is missing`];
  const keys = keysOf(english);
  if (keys.length === 0) return [`${owner}: en.json holds no message`];
  const problems = keys.flatMap((key) => englishProblems(owner, key, english));
  for (const locale of localeCodes) {
    const messages = files[locale];
    const say = (problem: string) => problems.push(`${owner} ${locale}: ${problem}`);
    if (!messages) {
      say('the file is missing');
      continue;
    }
    for (const key of Object.keys(messages)) {
      if (!isExpected(key, locale, english)) say(`"${key}" is not a message of en.json`);
    }
    for (const key of keys) {
      const message = messages[key];
      if (message === undefined) say(`"${key}" is missing`);
      else
        for (const problem of messageProblems(locale, message, english[key] ?? '', sameWords))
          say(`"${key}" ${problem}`);
    }
  }
  return problems;
}

/** The keys of a file, without the notes for translators. */
export function keysOf(messages: Record<string, string>): string[] {
  return Object.keys(messages).filter((key) => !key.startsWith('@'));
}

function isExpected(key: string, locale: Locale, english: Record<string, string>): boolean {
  const isNote = key.startsWith('@');
  return isNote ? locale === 'en' && Object.hasOwn(english, key.slice(1)) : Object.hasOwn(english, key);
}

function englishProblems(owner: string, key: string, english: Record<string, string>): string[] {
  const problems: string[] = [];
  if (!key.startsWith(`${owner}.`)) problems.push(`${owner} en: "${key}" must begin with "${owner}."`);
  if (!/^[a-z][\w-]*(\.[\w-]+){2,}$/.test(key))
    problems.push(`${owner} en: "${key}" is not <feature>.<screen>.<thing>`);
  if (!english[`@${key}`]?.trim())
    problems.push(`${owner} en: "${key}" has no note for translators ("@${key}")`);
  return problems;
}

function messageProblems(locale: Locale, message: string, english: string, sameWords: SameWords): string[] {
  if (message.trim() === '') return ['is empty'];
  const parts = tryRead(message);
  if (typeof parts === 'string') return [`cannot be read: ${parts}`];
  const problems = pluralProblems(locale, parts);
  const englishParts = tryRead(english);
  if (locale === 'en' || typeof englishParts === 'string') return problems;
  if (parts.slots.join() !== englishParts.slots.join()) {
    problems.push(
      `has other arguments or tags than in English: ${listOf(parts)} instead of ${listOf(englishParts)}`,
    );
  }
  const isSame = parts.words === englishParts.words && /\p{L}/u.test(parts.words);
  if (isSame && !sameWords[parts.words]?.includes(locale)) problems.push('is not translated');
  return problems;
}

function pluralProblems(locale: Locale, parts: MessageParts): string[] {
  return parts.plurals.flatMap(({ name, type, categories }) => {
    const needed: string[] = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
    const missing = needed.filter((category) => !categories.includes(category));
    const extra = categories.filter((category) => !category.startsWith('=') && !needed.includes(category));
    return [
      ...missing.map((category) => `lacks the form "${category}" of {${name}}`),
      ...extra.map((category) => `has a form "${category}" of {${name}} that the language does not know`),
    ];
  });
}

function tryRead(message: string): MessageParts | string {
  try {
    return readIcu(message);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const listOf = (parts: MessageParts) => parts.slots.join(', ') || 'none';
