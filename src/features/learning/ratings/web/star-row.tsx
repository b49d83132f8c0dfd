import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { starSteps } from './star-steps.ts';

/** A rating out of five stars, with its text for screen readers. */
export function StarRow({ stars, size = 18 }: { stars: number; size?: number }) {
  const t = useTranslations();
  return (
    <span
      role="img"
      aria-label={t('learning.rating.stars', { count: stars })}
      className="inline-flex gap-0.5"
    >
      {starSteps.map((step) => (
        <Icon
          key={step}
          shape={IconStarFilled}
          size={size}
          className={classNames(step <= Math.round(stars) ? 'text-pomegranate' : 'text-line')}
        />
      ))}
    </span>
  );
}
