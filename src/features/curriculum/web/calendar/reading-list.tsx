import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { ReadingView } from '#features/curriculum/contract.ts';
import { formatDay } from '../civil-day.ts';

/** The synagogue reading of each Shabbat in a month. */
export function ReadingList({ readings }: { readings: ReadingView[] }) {
  const t = useTranslations();
  const { locale } = usePage();
  return (
    <>
      <h4 className="mt-6 text-step-1 font-bold">{t('curriculum.calendar.readings')}</h4>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
        {readings.map(({ date, hebrewDate, parsha, holiday = '' }) => (
          <li
            key={date}
            className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line py-2"
          >
            <span className={parsha === undefined ? 'text-muted' : 'font-semibold'}>
              {parsha ?? t('curriculum.calendar.holidayReading', { holiday })}
            </span>
            <span className="text-step--1 text-muted">
              {formatDay(date, locale)} · {hebrewDate}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
