import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';

/** The way up from a kind of deed. */
export function useKindsTrail() {
  const t = useTranslations();
  return [
    { text: t('siteSettings.list.link'), href: adminHref('adminSettings') },
    { text: t('submissions.kinds.heading'), href: adminHref('adminKinds') },
  ];
}
