import IconCandle from '@tabler/icons-react/dist/esm/icons/IconCandle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { CalendarDay } from '#features/rewards/dashboard/contract.ts';

const looks = {
  done: { paper: 'bg-tint-olive', icon: IconCheck, mark: 'text-olive' },
  frozen: { paper: 'bg-tint-violet', icon: IconSnowflake, mark: 'text-violet' },
  holy: { paper: 'bg-tint-gold', icon: IconCandle, mark: 'text-gold-deep' },
  open: undefined,
} as const;

/** One day of the month: its number, its Hebrew date, and what it was, by paper and icon; today has a ring. */
export function StreakDay({ day, isToday }: { day: CalendarDay; isToday: boolean }) {
  const t = useTranslations();
  const format = useFormatter();
  const look = looks[day.state];
  return (
    <td className="relative p-0.5 align-top" aria-current={isToday ? 'date' : undefined}>
      <span className="sr-only">
        {day.label}
        {day.state !== 'open' && `: ${t(stateWords[day.state])}`}
      </span>
      <div
        aria-hidden
        className={classNames(
          'grid place-content-center rounded-small py-2 text-center leading-none',
          look?.paper,
          isToday && 'outline-2 -outline-offset-2 outline-pomegranate',
        )}
      >
        <span className={classNames('text-step-0 leading-none', isToday && 'font-extrabold')}>
          {format.number(Number(day.date.slice(8)))}
        </span>
        <span lang="he" className="mt-1 text-step--1 leading-none text-muted">
          {day.hebrewDay}
        </span>
        <span className="mx-auto mt-1 h-4">
          {look && <Icon shape={look.icon} size={16} className={look.mark} />}
        </span>
      </div>
    </td>
  );
}

const stateWords = {
  done: 'rewards.streak.legendDone',
  frozen: 'rewards.streak.legendFrozen',
  holy: 'rewards.streak.legendHoly',
} as const;
