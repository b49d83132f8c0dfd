import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { brandName } from '#core/brand.ts';
import { setSpaces } from '#core/french-spaces.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { formatMessage } from '#core/format-message.ts';
import { nestMessages, type Messages, type NestedMessages } from '#core/messages.ts';
import { compressOnce, type Compressed } from '../http/compressed.ts';
import { compileMessages } from './compile-messages.ts';

export interface Translation {
  /** Compiled and nested, the form in which pages use them. */
  messages: NestedMessages;
  /** The flat JSON of `GET /translations/{locale}`, compressed on first use. */
  flat(): Promise<Compressed>;
  /** For pages in the browser, compiled: without those of the administration. */
  forPages(): Promise<Compressed>;
  /** Those of the administration's pages, which only staff load. */
  forAdmin(): Promise<Compressed>;
  /** Changes with the content; part of the address so that a browser may cache it. */
  version: string;
  /** One message in this language; the key itself if there is none, so that a response is never empty. */
  say(key: string, values?: Record<string, string | number>): string;
}

export type Translations = Record<Locale, Translation>;

/** Every message of every feature and of the app, in every language, read once from the folder `src`. */
export function readTranslations(sourceFolder: string): Translations {
  const entries = localeCodes.map((locale) => [locale, readTranslation(sourceFolder, locale)] as const);
  return Object.fromEntries(entries) as Translations;
}

function readTranslation(sourceFolder: string, locale: Locale): Translation {
  const forAll = readMessages(sourceFolder, 'messages', locale);
  const forAdmin = readMessages(sourceFolder, 'admin-messages', locale);
  const flat = { ...forAll, ...forAdmin };
  const compiled = compileMessages(flat);
  const pick = (part: Messages) =>
    Buffer.from(JSON.stringify(Object.fromEntries(Object.keys(part).map((key) => [key, compiled[key]]))));
  const bytes = Buffer.from(JSON.stringify(flat));
  return {
    // Compiled messages, which only use-intl reads, are passed around like texts.
    messages: nestMessages(compiled as Messages),
    flat: compressOnce(bytes),
    forPages: compressOnce(pick(forAll)),
    forAdmin: compressOnce(pick(forAdmin)),
    version: createHash('sha256').update(bytes).digest('base64url').slice(0, 12),
    say: (key, values) => String(formatMessage(key, compiled[key] ?? key, values, { locale })),
  };
}

function readMessages(sourceFolder: string, folder: string, locale: Locale): Messages {
  const read: Messages = {};
  const files = globSync([`{app,page,features/*}/${folder}/${locale}.json`], { cwd: sourceFolder });
  for (const file of files.toSorted()) {
    const messages = JSON.parse(readFileSync(`${sourceFolder}/${file}`, 'utf8')) as Messages;
    // Keys with an @ are notes for translators.
    for (const [key, text] of Object.entries(messages))
      if (!key.startsWith('@')) read[key] = setSpaces(text.replaceAll('{brand}', brandName(locale)), locale);
  }
  return read;
}
