import { toCamelCase } from '#core/camel-case.ts';
import { genders } from '#core/gender.ts';
import { type Locale, localeCodes } from '#core/locale.ts';
import { type MessageParts, readIcu } from './read-icu.ts';
import { wordingProblems } from './wording-rules.ts';

/** The messages of one owner (a feature, or the app) as in its files; a missing file is undefined. */
export interface Catalogue {
  owner: string;
  files: Record<Locale, Record<string, string> | undefined>;
}

/** For an English text, the languages where it is rightly the same. */
export type SameWords = Record<string, string[]>;

/** Everything wrong with one owner's seven files, a line each. */
export function catalogueProblems({ owner, files }: Catalogue, sameWords: SameWords): string[] {
  const english = files.en;
  if (!english) return [`${owner}: en.json is missing`];
  const keys = keysOf(english);
  if (keys.length === 0) return [`${owner}: en.json holds no message`];
  const problems = keys.flatMap((key) => englishProblems(owner, key, english));
  for (const key of genderedKeys({ owner, files })) {
    if (!english[`@${key}`]?.includes('{gender}'))
      problems.push(`${owner} en: the note of "${key}" does not tell translators of {gender}`);
  }
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

/** Keys that several owners have: one of their messages would be said in the place of the other. */
export function repeatProblems(catalogues: readonly Catalogue[]): string[] {
  const keys = catalogues.flatMap(({ files }) => keysOf(files.en ?? {}));
  const repeated = keys.filter((key, index) => keys.indexOf(key) < index);
  return repeated.map((key) => `"${key}" is in two catalogs`);
}

/** The keys of a file, without the notes for translators. */
export function keysOf(messages: Record<string, string>): string[] {
  return Object.keys(messages).filter((key) => !key.startsWith('@'));
}

/** The messages that some language words differently for a girl and a boy: callers pass `gender` with them. */
export function genderedKeys({ files }: Catalogue): Set<string> {
  const found = Object.values(files).flatMap((messages = {}) =>
    keysOf(messages).filter((key) => {
      const parts = tryRead(messages[key] ?? '');
      return typeof parts !== 'string' && parts.genderForms.length > 0;
    }),
  );
  return new Set(found);
}

function isExpected(key: string, locale: Locale, english: Record<string, string>): boolean {
  const isNote = key.startsWith('@');
  return isNote ? locale === 'en' && Object.hasOwn(english, key.slice(1)) : Object.hasOwn(english, key);
}

function englishProblems(owner: string, key: string, english: Record<string, string>): string[] {
  const problems: string[] = [];
  const prefix = `${toCamelCase(owner)}.`;
  if (!key.startsWith(prefix)) problems.push(`${owner} en: "${key}" must begin with "${prefix}"`);
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
  const problems = [
    ...pluralProblems(locale, parts),
    ...genderProblems(parts),
    ...wordingProblems(locale, message),
  ];
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

function genderProblems({ genderForms, slots }: MessageParts): string[] {
  const argument = slots.some((slot) => /^(text|number|moment) gender$/.test(slot));
  return [
    ...(argument ? ['shows {gender} itself'] : []),
    ...genderForms.flatMap((forms) => [
      ...genders.filter((form) => !(form in forms)).map((form) => `lacks the form "${form}" of {gender}`),
      ...Object.keys(forms)
        .filter((form) => !genders.some((known) => known === form))
        .map((form) => `has a form "${form}" of {gender} that no user has`),
      ...(new Set(Object.values(forms)).size > 1 ? ['has other arguments in one form of {gender}'] : []),
    ]),
  ];
}

function tryRead(message: string): MessageParts | string {
  try {
    return readIcu(message);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const listOf = (parts: MessageParts) => parts.slots.join(', ') || 'none';
