import { useFormatter } from 'use-intl';
import type { ImpactView } from '../contract.ts';
import { useDeedCards } from './deed-cards.ts';

/** Cards on a string, one for each kind of deed, and one for all the hours. */
export function DeedGarland({ impact }: { impact: ImpactView }) {
  const format = useFormatter();
  const cards = useDeedCards(impact);
  return (
    <ul className="flex flex-wrap justify-center gap-y-6">
      {cards.map(({ key, image, amount, unit, language }) => (
        <li key={key} className="relative w-1/2 max-w-60 px-2 pt-7 sm:w-1/3 lg:w-1/5">
          <svg
            aria-hidden
            viewBox="0 0 100 24"
            preserveAspectRatio="none"
            className="absolute inset-x-0 top-0 h-7 w-full fill-none stroke-gold-deep"
          >
            <path d="M0 4Q50 28 100 4" strokeWidth={2} vectorEffect="non-scaling-stroke" />
          </svg>
          <div className="on-paper relative flex h-full flex-col items-center rounded-card bg-paper px-2 pt-5 pb-4 text-center shadow-lift-2 odd:-rotate-1">
            <span aria-hidden className="absolute -top-4 h-7 w-2.5 rounded-small bg-gold shadow-lift-1" />
            <img src={image} alt="" width={112} height={112} loading="lazy" className="size-24 sm:size-28" />
            <p className="mt-2 flex grow flex-col">
              <strong className="text-step-3 leading-none font-extrabold tabular-nums">
                {format.number(amount)}
              </strong>{' '}
              <span lang={language} className="mt-1 font-semibold text-balance text-muted">
                {unit}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
