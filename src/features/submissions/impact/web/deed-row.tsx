import { useFormatter } from 'use-intl';
import type { ImpactView } from '../contract.ts';
import { useDeedCards } from './deed-cards.ts';

/** What was done, small and in a row: for a card that is about something else too. */
export function DeedRow({ impact }: { impact: ImpactView }) {
  const format = useFormatter();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {useDeedCards(impact).map(({ key, image, amount, unit, language }) => (
        <li key={key} className="flex items-center gap-2">
          <img src={image} alt="" width={44} height={44} loading="lazy" className="size-11" />
          <span>
            <strong className="text-step-1 tabular-nums">{format.number(amount)}</strong>{' '}
            <span lang={language} className="text-step--1 text-muted">
              {unit}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
