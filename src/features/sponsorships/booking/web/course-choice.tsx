import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import type { CalendarAsked, SponsorshipCalendar } from '../contract.ts';
import { addressOf } from './address-of.ts';
import { Choosable } from './month-choice.tsx';

interface CourseChoiceProps {
  calendar: SponsorshipCalendar;
  asked: CalendarAsked;
}

/** The courses, each with the first Hebrew year that is free. */
export function CourseChoice({ calendar, asked }: CourseChoiceProps) {
  const t = useTranslations();
  return (
    <Card as="section" labelledBy="choose" className="min-w-0">
      <h2 id="choose" className="scroll-mt-24 text-step-2 font-bold">
        {t('sponsorships.page.chooseCourse')}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">{t('sponsorships.page.courseYear')}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {calendar.courses.map(({ id, title, first, civil, isFree }) => (
          <li key={id}>
            <Choosable
              href={isFree ? addressOf(asked, { courseId: id, on: first }, 'book') : undefined}
              isChosen={asked.courseId === id && asked.on === first}
              title={title}
              text={isFree ? civil : t('sponsorships.page.taken')}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
