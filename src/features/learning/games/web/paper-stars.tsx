import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';

const star = 'M24 4 30 17 44 18.5 33.5 28 36.6 42 24 34.8 11.4 42 14.5 28 4 18.5 18 17Z';

/** One to three stars of gold paper: two from a score of 60, three from 90. */
export function PaperStars({ score }: { score: number }) {
  const t = useTranslations();
  const count = score >= 90 ? 3 : score >= 60 ? 2 : 1;
  return (
    <p
      role="img"
      aria-label={t('learning.game.stars', { count })}
      className="flex items-end justify-center gap-1"
    >
      {[0, 1, 2].map((index) => (
        <svg
          key={index}
          viewBox="0 0 48 48"
          className={classNames(
            'drop-shadow-[0_3px_4px_rgb(26_31_68/0.25)]',
            index === 1 ? 'size-20' : 'size-14',
            index === 0 ? '-rotate-12' : index === 2 && 'rotate-12',
          )}
        >
          <path
            d={star}
            strokeLinejoin="round"
            strokeWidth={4}
            className={isGold(index, count) ? 'fill-gold stroke-gold' : 'fill-track stroke-track'}
          />
        </svg>
      ))}
    </p>
  );
}

/** With two stars the middle one stays empty; it is the largest. */
function isGold(index: number, count: number): boolean {
  if (count === 3) return true;
  return count === 2 ? index !== 1 : index === 0;
}
