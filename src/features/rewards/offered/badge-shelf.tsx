import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { MedalCard } from '../badges/web/medal-card.tsx';
import { dashboardQuery } from './dashboard-query.ts';

/** The badges earned, latest first, then those still to earn, with how. */
export function BadgeShelf() {
  const t = useTranslations();
  const format = useFormatter();
  const { data } = useSuspenseQuery(dashboardQuery(usePage()));
  const won = data.badges
    .filter(({ earnedAt }) => earnedAt !== null)
    .toSorted((one, other) => (other.earnedAt ?? '').localeCompare(one.earnedAt ?? ''));
  const toWin = data.badges.filter(({ earnedAt }) => earnedAt === null);
  return (
    <>
      <SectionHeading
        id="badges"
        intro={
          won.length === 0
            ? t('rewards.badges.none')
            : t('rewards.badges.won', { won: won.length, all: data.badges.length })
        }
      >
        {t('rewards.badges.title')}
      </SectionHeading>
      {won.length > 0 && (
        <ul className="mb-10 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {won.map(({ key, name, image, earnedAt }) => (
            <MedalCard
              key={key}
              name={name}
              image={image}
              words={format.dateTime(new Date(earnedAt ?? data.today), {
                day: 'numeric',
                month: 'long',
                year: 'numeric',
              })}
            />
          ))}
        </ul>
      )}
      {toWin.length > 0 && (
        <>
          <h3 className="mb-4 text-step-1 font-bold">{t('rewards.badges.toWin')}</h3>
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
            {toWin.map(({ key, name, image, howTo }) => (
              <MedalCard key={key} name={name} image={image} words={howTo} isToWin />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
