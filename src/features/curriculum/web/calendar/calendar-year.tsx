import { useTranslations } from 'use-intl';
import { href } from '#urls.ts';
import type { CurriculumView } from '#features/curriculum/contract.ts';
import { fromThisMonth } from '../from-this-month.ts';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { MonthCard } from './month-card.tsx';
import { useOwnPlace } from './use-own-place.ts';
import { YearSwitch } from './year-switch.tsx';

interface CalendarYearProps {
  curriculum: CurriculumView;
  year: NonNullable<CurriculumView['year']>;
  /** Whether the URL says whose days are shown. */
  hasPlace: boolean;
}

/** The months of a Hebrew year from the current one on, with their days, weekly portions and a lesson each. */
export function CalendarYear({ curriculum, year, hasPlace }: CalendarYearProps) {
  const t = useTranslations();
  const { slug, months, monthNow } = curriculum;
  const { ahead, behind } = fromThisMonth(months, monthNow);
  useOwnPlace(year.inIsrael, hasPlace);
  const place = year.inIsrael ? 'israel' : 'diaspora';
  const address = (choice: { year: number; in: string }) =>
    href('curriculum', { curriculumSlug: slug }, choice);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <YearSwitch year={year} addressOf={(number) => address({ year: number, in: place })} />
        <LinkChips
          label={t('curriculum.calendar.place')}
          chips={(['diaspora', 'israel'] as const).map((choice) => ({
            text: choice === 'israel' ? t('curriculum.calendar.israel') : t('curriculum.calendar.diaspora'),
            href: address({ year: year.number, in: choice }),
            current: choice === place,
          }))}
        />
      </div>
      <p className="mb-8 max-w-reading text-ink-soft print:hidden">
        {year.isLeap && <strong>{t('curriculum.calendar.leap')} </strong>}
        {t('curriculum.calendar.note')}
      </p>
      <LinkChips
        label={t('curriculum.calendar.months')}
        className="mb-10"
        chips={months.map(({ id, name }) => ({ text: name, href: `#${id}`, current: id === monthNow }))}
      />
      <div className="space-y-8">
        {ahead.map((month) => (
          <MonthCard key={month.id} slug={slug} month={month} year={year} isNow={month.id === monthNow} />
        ))}
        {behind.length > 0 && (
          <h2 className="pt-6 text-step-2 print:hidden">{t('curriculum.calendar.earlier')}</h2>
        )}
        {behind.map((month) => (
          <MonthCard key={month.id} slug={slug} month={month} year={year} isNow={false} />
        ))}
      </div>
    </>
  );
}
