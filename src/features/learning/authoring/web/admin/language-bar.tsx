import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '#core/locale.ts';
import { LanguageSelect } from '../editor/language-select.tsx';

interface LanguageBarProps {
  /** Whether readers of the language see what is written. */
  state: ReactNode;
  locale: Locale;
  onLocale(locale: Locale): void;
  otherLocale: Locale | undefined;
  onOtherLocale(locale: Locale | undefined): void;
}

/** Which language is written, which one stands beside it, and whether readers see the first. */
export function LanguageBar({ state, locale, onLocale, otherLocale, onOtherLocale }: LanguageBarProps) {
  const t = useTranslations();
  return (
    <div className="flex flex-wrap items-end gap-4">
      <LanguageSelect
        label={t('learning.editor.language')}
        value={locale}
        onChange={(chosen) => chosen && onLocale(chosen)}
      />
      <LanguageSelect
        label={t('learning.editor.beside')}
        none={t('learning.editor.nothingBeside')}
        value={otherLocale}
        without={locale}
        onChange={onOtherLocale}
      />
      <div className="flex min-h-12 items-center">{state}</div>
    </div>
  );
}
