import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { DayKind, HolidayView } from '#features/curriculum/contract.ts';
import { formatDay, formatDays } from '../civil-day.ts';

const looks = {
  'yom-tov': {
    shape: IconFlame,
    paper: 'bg-tint-gold text-gold-deep',
    message: 'curriculum.calendar.kindYomTov',
  },
  special: {
    shape: IconStar,
    paper: 'bg-tint-violet text-violet',
    message: 'curriculum.calendar.kindSpecial',
  },
  fast: { shape: IconHourglass, paper: 'bg-sand text-ink-soft', message: 'curriculum.calendar.kindFast' },
  'rosh-chodesh': {
    shape: IconMoon,
    paper: 'bg-sky text-dusk',
    message: 'curriculum.calendar.kindRoshChodesh',
  },
} as const satisfies Record<DayKind, object>;

/** The days of a month, each with its Hebrew date, its civil date and when it begins. */
export function HolidayList({ holidays }: { holidays: HolidayView[] }) {
  const t = useTranslations();
  const { locale } = usePage();
  return (
    <>
      <h4 className="mt-6 text-step-1 font-bold">{t('curriculum.calendar.days')}</h4>
      <ul className="mt-3 space-y-3">
        {holidays.map(({ id, kind, name, hebrewDate, from, to, eve }) => {
          const { shape, paper, message } = looks[kind];
          return (
            <li key={id} className="flex gap-3">
              <span className={classNames('grid size-10 shrink-0 place-content-center rounded-pill', paper)}>
                <Icon shape={shape} size={20} />
              </span>
              <div className="min-w-0">
                <p className="leading-snug font-semibold">
                  {name} <span className="sr-only">({t(message)})</span>
                  <span className="text-step--1 font-medium text-muted">· {hebrewDate}</span>
                </p>
                <p className="text-step--1 text-ink-soft">
                  {formatDays(from, to, locale)},{' '}
                  {eve
                    ? t('curriculum.calendar.fromSunset', { date: formatDay(eve, locale) })
                    : t('curriculum.calendar.fromDawn')}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
