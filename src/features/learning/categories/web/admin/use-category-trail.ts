import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';

/** The pages above one category. */
export function useCategoryTrail(): { text: string; href: string }[] {
  const t = useTranslations();
  return [
    { text: t('learning.courses.title'), href: adminHref('adminCourses') },
    { text: t('learning.categories.title'), href: adminHref('adminCategories') },
  ];
}
