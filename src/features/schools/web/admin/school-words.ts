import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { countriesQuery } from '#page/countries-query.ts';
import { usePage } from '#page/page-provider.tsx';
import type { SchoolCalendar } from '#features/schools/policy.ts';

/** The words for a school's codes, in the reader's language. */
export function useSchoolWords() {
  const t = useTranslations();
  const { data: countries } = useSuspenseQuery(countriesQuery(usePage()));
  const calendars: Record<SchoolCalendar, string> = {
    israel: t('schools.calendar.israel'),
    diaspora: t('schools.calendar.diaspora'),
  };
  return {
    countries,
    calendars,
    countryOf: (code: string) => countries.find((country) => country.code === code)?.name ?? code,
  };
}
