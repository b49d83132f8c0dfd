import { useFormatter, useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';

/** Says in which languages something was published just now. */
export function useSayPublished(): (languages: readonly Locale[]) => string {
  const t = useTranslations();
  const format = useFormatter();
  return (languages) =>
    t('cms.life.publishedIn', { languages: format.list(languages.map((one) => locales[one].name)) });
}
