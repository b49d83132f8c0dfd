import { useTranslations } from 'use-intl';
import type { Locale } from '#core/locale.ts';
import type { EntryView } from '#features/cms/contract.ts';
import { Badge } from '#ui/card/badge.tsx';
import { LanguageSelect } from '../editor/language-select.tsx';

interface LanguageBarProps {
  /** Whose languages they are; undefined for an item that has not been saved yet. */
  entry: EntryView | undefined;
  locale: Locale;
  onLocale(locale: Locale): void;
  otherLocale: Locale | undefined;
  onOtherLocale(locale: Locale | undefined): void;
}

/** Which language is written, which one stands beside it, and whether readers see the first. */
export function LanguageBar({ entry, locale, onLocale, otherLocale, onOtherLocale }: LanguageBarProps) {
  const t = useTranslations();
  const status = entry?.languages.find((one) => one.locale === locale);
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
      <p className="flex min-h-12 flex-wrap items-center gap-2">
        <Badge tone={status?.live ? 'progress' : 'neutral'}>
          {status?.live ? t('learning.editor.isLive') : t('learning.editor.isDraft')}
        </Badge>
        {status?.live && status.changed && <Badge tone="info">{t('learning.editor.isChanged')}</Badge>}
      </p>
    </div>
  );
}
