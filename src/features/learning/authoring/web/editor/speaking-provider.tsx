import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { PageProvider, usePage } from '#page/page-provider.tsx';

/** What a learner of that language would see, on a page of another: directions and requests follow the language. */
export function SpeakingProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const page = usePage();
  return <PageProvider page={{ ...page, locale }}>{children}</PageProvider>;
}
