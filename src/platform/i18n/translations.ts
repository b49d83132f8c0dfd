import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { brandName } from '../../core/brand.ts';
import { localeCodes, type Locale } from '../../core/locale.ts';
import { nestMessages, type Messages, type NestedMessages } from '../../core/messages.ts';
import { compress, type Compressed } from '../http/compressed.ts';
import { compileMessages } from './compile-messages.ts';

const brotliQuality = 9;

export interface Translation {
  messages: NestedMessages;
  /** The flat JSON of `GET /translations/{locale}`. */
  bytes: Buffer;
  /** The same for the pages in the browser, compiled and compressed when it is first asked for. */
  forPages(): Promise<Compressed>;
  /** Changes with the content; stands in the address so that a browser may keep it. */
  version: string;
  /** One message in this language; the key itself where there is none, so that an answer is never empty. */
  say(key: string, values?: Record<string, string | number>): string;
}

export type Translations = Record<Locale, Translation>;

/** Every message of every feature and of the app, in every language, read once from the folder `src`. */
export function readTranslations(sourceFolder: string): Translations {
  const entries = localeCodes.map((locale) => [locale, readTranslation(sourceFolder, locale)] as const);
  return Object.fromEntries(entries) as Translations;
}

function readTranslation(sourceFolder: string, locale: Locale): Translation {
  const files = globSync([`features/*/messages/${locale}.json`, `app/messages/${locale}.json`], {
    cwd: sourceFolder,
  });
  const flat: Messages = {};
  for (const file of files.toSorted()) {
    const messages = JSON.parse(readFileSync(`${sourceFolder}/${file}`, 'utf8')) as Messages;
    // Keys with an @ are notes for translators.
    for (const [key, text] of Object.entries(messages))
      if (!key.startsWith('@')) flat[key] = text.replaceAll('{brand}', brandName(locale));
  }
  const messages = nestMessages(flat);
  const bytes = Buffer.from(JSON.stringify(flat));
  let compressed: Promise<Compressed> | undefined;
  const translate = createTranslator<NestedMessages>({ locale, messages, onError: () => undefined });
  return {
    messages,
    bytes,
    forPages: () =>
      (compressed ??= compress(Buffer.from(JSON.stringify(compileMessages(flat))), brotliQuality)),
    version: createHash('sha256').update(bytes).digest('base64url').slice(0, 12),
    say: (key, values) => translate(key as never, values as never),
  };
}
