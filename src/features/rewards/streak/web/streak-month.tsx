import IconCandle from '@tabler/icons-react/dist/esm/icons/IconCandle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { weekdayOf } from '#core/local-date.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { DashboardView } from '#features/rewards/dashboard/contract.ts';
import { StreakDay } from './streak-day.tsx';

/** The month as a table of weeks, from Sunday to Shabbat, with Hebrew dates beside the civil ones. */
export function StreakMonth({ calendar, today, place }: Pick<DashboardView, 'calendar' | 'today' | 'place'>) {
  const t = useTranslations();
  const isMember = useViewer()?.family === 'member';
  const { days, weekdays } = calendar;
  const before = days[0] ? weekdayOf(days[0].date) : 0;
  const cells = [...Array.from({ length: before }, () => undefined), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
  return (
    <div>
      <table className="w-full table-fixed border-separate border-spacing-y-1 text-center">
        <caption className="mb-2 text-start">
          <span className="inline-block font-bold first-letter:uppercase">{calendar.month}</span>{' '}
          <span className="ms-1 text-step--1 text-muted">{calendar.hebrewMonth}</span>
        </caption>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className="pb-1 text-step--1 font-semibold text-muted">
                <span aria-hidden>{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={week.find(Boolean)?.date}>
              {week.map((day, weekday) =>
                day ? (
                  <StreakDay key={day.date} day={day} isToday={day.date === today} />
                ) : (
                  <td key={`${index}-${weekday}`} aria-hidden />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-step--1 text-muted">
        <li className="flex items-center gap-1.5">
          <Icon shape={IconCheck} size={16} className="text-olive" />
          {t('rewards.streak.legendDone')}
        </li>
        <li className="flex items-center gap-1.5">
          <Icon shape={IconSnowflake} size={16} className="text-violet" />
          {t('rewards.streak.legendFrozen')}
        </li>
        <li className="flex items-center gap-1.5">
          <Icon shape={IconCandle} size={16} className="text-gold-deep" />
          {t('rewards.streak.legendHoly')}
        </li>
      </ul>
      <p className="mt-3 text-step--1 text-muted">
        {t.rich('rewards.streak.place', { city: place, link: isMember ? asItIs : toSettings })}
      </p>
    </div>
  );
}

/** Links to where the user chooses the city her calendar follows. */
function toSettings(city: ReactNode) {
  return (
    <a href={`${href('settingsProfile')}#place`} className="text-link">
      {city}
    </a>
  );
}

/** For a member of a family her guardians choose it. */
function asItIs(city: ReactNode) {
  return city;
}
