import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import type { TableColumn } from '#page/table/table-parts.ts';
import type { SchoolView } from '#features/schools/contract.ts';
import { useSchoolWords } from './school-words.ts';

/** The columns of the list of schools. */
export function useSchoolColumns(): readonly TableColumn<SchoolView>[] {
  const t = useTranslations();
  const format = useFormatter();
  const { calendars, countryOf } = useSchoolWords();
  return useMemo(
    () => [
      {
        id: 'name',
        heading: t('schools.field.name'),
        isSortable: true,
        cell: ({ id, name }) => (
          <a
            href={adminHref('school', { schoolId: id })}
            className="text-link inline-flex min-h-11 items-center"
          >
            <bdi>{name}</bdi>
          </a>
        ),
      },
      {
        id: 'city',
        heading: t('schools.field.city'),
        isSortable: true,
        cell: ({ city }) => <bdi>{city}</bdi>,
      },
      { id: 'country', heading: t('schools.field.country'), cell: ({ country }) => countryOf(country) },
      { id: 'calendar', heading: t('schools.field.calendar'), cell: ({ calendar }) => calendars[calendar] },
      {
        id: 'people',
        heading: t('schools.field.people'),
        isNumber: true,
        cell: ({ people }) => format.number(people),
      },
      {
        id: 'changedAt',
        heading: t('schools.field.changedAt'),
        isSortable: true,
        isExtra: true,
        cell: ({ changedAt }) => format.dateTime(new Date(changedAt), { dateStyle: 'medium' }),
      },
    ],
    [t, format, calendars, countryOf],
  );
}
