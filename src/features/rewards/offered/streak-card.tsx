import { useSuspenseQuery } from '@tanstack/react-query';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { DashboardView } from '../dashboard/contract.ts';
import { FreezeForm } from '../streak/web/freeze-form.tsx';
import { StreakMonth } from '../streak/web/streak-month.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import { useGender } from '#features/people/offered/use-gender.ts';

/** The streak: its days, the month in both calendars, and the freezes that keep it. */
export function StreakCard({ coins, className }: { coins: number; className?: string | undefined }) {
  const t = useTranslations();
  const gender = useGender();
  const { data } = useSuspenseQuery(dashboardQuery(usePage()));
  const { streak } = data;
  return (
    <Card as="section" labelledBy="streak-title" className={className}>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <div className="flex flex-col">
          <h2 id="streak-title" className="text-step-2">
            {t('rewards.streak.title')}
          </h2>
          <div className="mt-4 flex items-center gap-4">
            <span className="grid size-16 shrink-0 place-content-center rounded-pill bg-tint-gold text-gold-deep">
              <Icon shape={IconFlame} size={34} />
            </span>
            <div>
              <p className="text-step-2 leading-tight font-extrabold">
                {t('rewards.streak.days', { days: streak.current, gender })}
              </p>
              {streak.longest > streak.current && (
                <p className="text-step--1 text-muted">
                  {t('rewards.streak.longest', { days: streak.longest })}
                </p>
              )}
            </div>
          </div>
          <p className="mt-4 text-muted">{t(wordsFor(data))}</p>
          <FreezeForm streak={streak} coins={coins} rests={data.rest?.forbidden ?? false} />
        </div>
        <StreakMonth calendar={data.calendar} today={data.today} place={data.place} />
      </div>
    </Card>
  );
}

/** Nothing here may frighten: on a day of rest nothing is required, on others one item is enough. */
function wordsFor({ rest, doneToday, streak }: DashboardView) {
  if (rest) return 'rewards.streak.rests';
  if (doneToday) return 'rewards.streak.doneToday';
  return streak.current > 0 ? 'rewards.streak.openToday' : 'rewards.streak.none';
}
