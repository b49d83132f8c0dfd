import { useTranslations } from 'use-intl';
import type { SchoolFields } from '#features/schools/contract.ts';
import type { SchoolCalendar } from '#features/schools/policy.ts';
import { useSchoolWords } from './school-words.ts';

/** What an editor of schools calls its fields and their values. */
export function useFieldWords() {
  const t = useTranslations();
  const { calendars, countryOf } = useSchoolWords();
  const labels: Record<keyof SchoolFields, string> = {
    name: t('schools.field.name'),
    city: t('schools.field.city'),
    country: t('schools.field.country'),
    calendar: t('schools.field.calendar'),
  };
  return {
    labels,
    sayValue(name: string, value: string): string {
      if (name === 'country') return countryOf(value);
      return name === 'calendar' ? calendars[value as SchoolCalendar] : value;
    },
  };
}
