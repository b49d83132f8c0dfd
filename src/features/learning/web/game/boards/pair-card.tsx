import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../../ui/class-names.ts';
import { Icon } from '../../../../../ui/icon.tsx';

interface PairCardProps {
  /** Its place, from 0. */
  card: number;
  /** What is on it, while it may be seen. */
  face: string | undefined;
  /** The number of its pair once that was found. */
  pair: number | undefined;
  /** Whether Tab reaches it; the others are reached by arrows. */
  isReachable: boolean;
  onTurn(): void;
}

const papers = ['bg-tint-olive', 'bg-tint-gold', 'bg-tint-teal', 'bg-tint-peach', 'bg-tint-violet'];
const star = 'M0-22 19 11-19 11ZM0 22-19-11 19-11Z';

/** One card, which turns over. */
export function PairCard({ card, face, pair, isReachable, onTurn }: PairCardProps) {
  const t = useTranslations();
  const number = card + 1;
  const isOpen = face !== undefined;
  const name = !isOpen
    ? t('learning.game.cardClosed', { number })
    : pair === undefined
      ? t('learning.game.cardOpen', { number, text: face })
      : t('learning.game.cardFound', { number, text: face });
  return (
    <button
      type="button"
      data-card={card}
      tabIndex={isReachable ? 0 : -1}
      aria-label={name}
      onClick={onTurn}
      className="group aspect-square sm:aspect-[5/4] rounded-card perspective-distant"
    >
      <span
        className={classNames(
          'relative block size-full transition-transform duration-500 ease-paper transform-3d',
          isOpen && 'rotate-y-180',
        )}
      >
        <span className="absolute inset-0 overflow-hidden rounded-card border-4 border-paper bg-violet shadow-lift-2 backface-hidden group-hover:brightness-110">
          <svg viewBox="-50 -50 100 100" className="size-full p-1">
            <circle r={34} className="fill-dusk" />
            <path d={star} className="fill-gold" />
            <path
              d="M-40-40h.1M40-40h.1M-40 40h.1M40 40h.1"
              strokeWidth={7}
              strokeLinecap="round"
              className="stroke-peach"
            />
          </svg>
        </span>
        <span
          className={classNames(
            'on-paper absolute inset-0 grid rotate-y-180 place-content-center overflow-hidden rounded-card p-1.5 text-center text-step--1 leading-tight font-semibold shadow-lift-2 backface-hidden sm:p-3 sm:text-step-0',
            pair === undefined ? 'bg-paper' : papers[(pair - 1) % papers.length],
          )}
        >
          {face}
          {pair !== undefined && (
            <span className="absolute end-1 top-1 grid size-6 place-content-center rounded-pill bg-olive text-white">
              <Icon shape={IconCheck} size={16} />
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
