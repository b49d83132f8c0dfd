import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import type { CalendarAsked, SponsorshipCalendar } from '../contract.ts';
import { addressOf } from './address-of.ts';

interface MonthGridProps {
  calendar: SponsorshipCalendar;
  asked: CalendarAsked;
}

type Day = SponsorshipCalendar['days'][number];

/** A Sunday, to name the days of the week by. */
const sunday = Date.UTC(2026, 10, 1, 12);
const dayMs = 86_400_000;

/** A Hebrew month as a table of links: each day with its civil date, and what is free of it. */
export function MonthGrid({ calendar, asked }: MonthGridProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { month, days, startsAt } = calendar;
  const cells: (Day | null)[] = [...Array.from({ length: startsAt }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
  const weekdays = Array.from({ length: 7 }, (_, index) => new Date(sunday + index * dayMs));
  return (
    <Card as="section" labelledBy="choose" padding="none" className="min-w-0 p-3 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="choose" className="scroll-mt-24 text-step-2 font-bold">
          {month.hebrew}
          <span className="block text-step--1 font-normal text-muted">{month.civil}</span>
        </h2>
        <div className="flex gap-2">
          {month.before !== null && (
            <Button
              href={addressOf(asked, { month: month.before, on: undefined }, 'choose')}
              variant="quiet"
              size="s"
              icon={IconChevronLeft}
              iconMirrors
            >
              {t('sponsorships.page.before')}
            </Button>
          )}
          {month.after !== null && (
            <Button
              href={addressOf(asked, { month: month.after, on: undefined }, 'choose')}
              variant="quiet"
              size="s"
              icon={IconChevronRight}
              iconMirrors
              iconAfter
            >
              {t('sponsorships.page.after')}
            </Button>
          )}
        </div>
      </div>
      <table className="mt-4 w-full table-fixed border-separate border-spacing-1">
        <caption className="sr-only">{month.hebrew}</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day.getTime()} scope="col" className="pb-1 text-step--1 font-semibold text-muted">
                <abbr
                  title={format.dateTime(day, { weekday: 'long', timeZone: 'UTC' })}
                  className="no-underline"
                >
                  {format.dateTime(day, { weekday: 'short', timeZone: 'UTC' })}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, index) => (
                <td key={day?.date ?? `empty-${index}`} className="p-0 align-top">
                  {day && <DayCell day={day} calendar={calendar} asked={asked} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-step--1 text-pretty text-muted">{t('sponsorships.page.legend')}</p>
      <LinkChips
        label={t('sponsorships.page.calendar')}
        className="mt-4"
        chips={(['israel', 'diaspora'] as const).map((each) => ({
          text: each === 'israel' ? t('sponsorships.page.israel') : t('sponsorships.page.diaspora'),
          href: addressOf(asked, { calendar: each }, 'choose'),
          current: each === calendar.calendar,
        }))}
      />
    </Card>
  );
}

function DayCell({ day, calendar, asked }: MonthGridProps & { day: Day }) {
  const t = useTranslations();
  const { date, hebrewDay, civilDay, label, holyDay, state } = day;
  const { chosen } = calendar;
  const isChosen = chosen !== null && date >= chosen.first && date <= chosen.last;
  const face = (
    <>
      <span className="block text-step-0 leading-tight font-bold">{hebrewDay}</span>
      <span className="block text-xs leading-tight">{civilDay}</span>
    </>
  );
  const look =
    'flex min-h-14 flex-col items-center justify-center rounded-control border-2 px-0.5 text-center';
  const paper = holyDay === null ? 'bg-sand' : 'bg-tint-gold';
  if (state === 'free')
    return (
      <a
        href={addressOf(asked, { on: date, month: undefined }, 'book')}
        aria-current={isChosen ? 'true' : undefined}
        className={`${look} ${isChosen ? 'border-pomegranate bg-pomegranate text-white' : `border-transparent ${paper} hover:border-pomegranate`}`}
      >
        {face}
        <span className="sr-only">{label}</span>
      </a>
    );
  return (
    <span
      className={`${look} border-dashed border-line text-muted ${state === 'taken' ? 'line-through' : ''}`}
    >
      {face}
      <span className="sr-only">
        {state === 'taken' ? t('sponsorships.page.taken') : t('sponsorships.page.outOfReach')}
      </span>
    </span>
  );
}
