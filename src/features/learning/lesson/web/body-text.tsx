import { createContext, use, type ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { inLanguage } from '#features/learning/offered/text-language.ts';

const BodyLanguage = createContext<Locale | undefined>(undefined);

interface BodyLanguageProviderProps {
  /** Of what an item is made of, where that is not the page's. */
  lang: Locale | undefined;
  children: ReactNode;
}

export function BodyLanguageProvider({ lang, children }: BodyLanguageProviderProps) {
  return <BodyLanguage value={lang}>{children}</BodyLanguage>;
}

/** The attributes of an element that holds an item's own text; nothing where that is in the page's language. */
export function useBodyLanguage() {
  return inLanguage(use(BodyLanguage));
}

/** An item's own text among the words of the page: in another language it is read aloud and set as that one is. */
export function BodyText({ children }: { children: ReactNode }) {
  const language = useBodyLanguage();
  return language ? <span {...language}>{children}</span> : children;
}
