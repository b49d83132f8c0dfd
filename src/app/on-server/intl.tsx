import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import { cloneElement, createContext, isValidElement, use, type ReactNode } from 'react';
import { createFormatter } from 'use-intl/core';
import { formatMessage } from '#core/format-message.ts';
import type { Locale } from '#core/locale.ts';
import type { NestedMessages } from '#core/messages.ts';

/**
 * Replaces `use-intl` where pages are rendered on the server (scripts/server-hooks.ts): only the part of it that they use,
 * each language set up once for the process. In the browser, where a page lasts, `use-intl` sets it up for the page.
 */
interface Language {
  locale: Locale;
  translate: ReturnType<typeof createTranslate>;
  format: ReturnType<typeof createFormatter>;
}

interface Spoken extends Language {
  now: Date | undefined;
}

interface IntlProviderProps {
  locale: Locale;
  /** Compiled; the same object for each page in a language. */
  messages: NestedMessages;
  timeZone: string;
  /** The moment the page is made; left out where nothing may depend on it. */
  now?: Date;
  children: ReactNode;
}

const SpokenContext = createContext<Spoken | null>(null);
const languages = new WeakMap<NestedMessages, Language>();

export function IntlProvider({ locale, messages, timeZone, now, children }: IntlProviderProps) {
  const language = languages.get(messages) ?? {
    locale,
    translate: createTranslate(locale, messages, timeZone),
    format: createFormatter({ locale, timeZone }),
  };
  languages.set(messages, language);
  return <SpokenContext value={{ ...language, now }}>{children}</SpokenContext>;
}

export function useTranslations() {
  return useSpoken().translate;
}

export function useFormatter() {
  return useSpoken().format;
}

export function useLocale(): Locale {
  return useSpoken().locale;
}

export function useNow(): Date {
  const { now } = useSpoken();
  if (!now) throw new Error('useNow is used where nothing may depend on the time');
  return now;
}

function useSpoken(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error('the language is used outside IntlProvider');
  return spoken;
}

function createTranslate(locale: Locale, messages: NestedMessages, timeZone: string) {
  const found = new Map<string, CompiledMessage>();
  const find = (key: string): CompiledMessage => {
    const message = found.get(key) ?? findMessage(messages, key);
    found.set(key, message);
    return message;
  };
  const translate = <Part,>(key: string, values?: FormatValues<Part>) =>
    formatMessage(key, find(key), values, { locale, timeZone });
  const rich = (key: string, values: FormatValues<ReactNode>) => translate(key, keyTags(values));
  return Object.assign(translate, { rich });
}

/** An element that replaces a tag stands among texts, where React needs a key. */
function keyTags(values: FormatValues<ReactNode>): FormatValues<ReactNode> {
  let keys = 0;
  const keyed = (element: ReactNode) =>
    isValidElement(element) ? cloneElement(element, { key: (keys += 1) }) : element;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (parts: ReactNode[]) => keyed(value(parts)) : value,
    ]),
  );
}

function findMessage(messages: NestedMessages, key: string): CompiledMessage {
  let found: NestedMessages | string | undefined = messages;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  // Compiled messages are passed around like texts; an unknown one shows its key.
  return typeof found === 'string' || Array.isArray(found) ? (found as CompiledMessage) : key;
}
