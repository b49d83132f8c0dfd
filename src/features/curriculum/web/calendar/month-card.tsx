import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { CurriculumView, MonthView } from '#features/curriculum/contract.ts';
import { formatMonthSpan } from '../civil-day.ts';
import { RespectNote } from '../respect-note.tsx';
import { HolidayList } from './holiday-list.tsx';
import { MonthLesson } from './month-lesson.tsx';
import { ReadingList } from './reading-list.tsx';

interface MonthCardProps {
  slug: string;
  month: MonthView;
  year: NonNullable<CurriculumView['year']>;
  isNow: boolean;
}

/** A Hebrew month: its dates, days, weekly portions and lesson. It prints on one page. */
export function MonthCard({ slug, month: { id, name, days, plans }, year, isNow }: MonthCardProps) {
  const t = useTranslations();
  const { locale } = usePage();
  if (!days) return null;
  return (
    <Card
      as="section"
      id={id}
      labelledBy={`month-${id}`}
      padding="none"
      className="scroll-mt-6 print:break-inside-avoid print:break-after-page print:overflow-visible"
    >
      <div className="grid lg:grid-cols-[3fr_2fr] print:block">
        <div className="p-5 sm:p-8 print:p-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h3 id={`month-${id}`} className="text-step-3 font-extrabold">
              {name} <span className="hidden print:inline">{year.name}</span>
            </h3>
            {isNow && <Badge tone="progress">{t('curriculum.calendar.thisMonth')}</Badge>}
          </div>
          <p className="mt-1 font-medium text-muted">
            {formatMonthSpan(days.from, days.to, locale)}
            <span className="hidden print:inline">
              {' · '}
              {year.inIsrael ? t('curriculum.calendar.israel') : t('curriculum.calendar.diaspora')}
            </span>
          </p>
          {days.holidays.length > 0 && <HolidayList holidays={days.holidays} />}
          <ReadingList readings={days.readings} />
        </div>
        {plans.map((plan) => (
          <MonthLesson key={plan.id} slug={slug} plan={plan} />
        ))}
      </div>
      <RespectNote />
    </Card>
  );
}
