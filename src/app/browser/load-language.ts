import type { Locale } from '#core/locale.ts';
import { nestMessages, type Messages, type NestedMessages } from '#core/messages.ts';
import { messagesHref } from '../page-data.ts';

export interface Language {
  locale: Locale;
  messages: NestedMessages;
}

/** The messages of a language, for all pages or those of the administration; a failed load throws. */
export async function loadLanguage(locale: Locale, version: string, part?: 'admin'): Promise<Language> {
  const response = await fetch(messagesHref(locale, version, part));
  if (!response.ok) throw new Error(`messages of ${locale}: ${response.status}`);
  // Compiled messages, which only use-intl reads, are passed around like texts.
  return { locale, messages: nestMessages((await response.json()) as Messages) };
}
