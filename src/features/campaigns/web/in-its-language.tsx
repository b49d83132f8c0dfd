import type { ReactNode } from 'react';
import { locales, type Locale } from '#core/locale.ts';

/** Words of a campaign's organizer, in the language and the direction in which they are written. */
export function InItsLanguage({ language, children }: { language: Locale; children: ReactNode }) {
  return (
    <bdi lang={language} dir={locales[language].direction}>
      {children}
    </bdi>
  );
}
