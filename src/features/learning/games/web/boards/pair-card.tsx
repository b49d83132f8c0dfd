import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { Face } from './read-pairs.ts';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

interface PairCardProps {
  /** Its index, from 0. */
  card: number;
  /** Its face, while it is visible. */
  face: Face | undefined;
  /** Its pair's number once found. */
  pair: number | undefined;
  /** The picture on the card backs. */
  back: string;
  /** Whether Tab reaches it; the others are reached with arrow keys. */
  isReachable: boolean;
  onTurn(): void;
}

const papers = ['bg-tint-olive', 'bg-tint-gold', 'bg-tint-teal', 'bg-tint-peach', 'bg-tint-violet'];

/** One card that turns over. */
export function PairCard({ card, face, pair, back, isReachable, onTurn }: PairCardProps) {
  const t = useTranslations();
  const number = card + 1;
  const isOpen = face !== undefined;
  const name = !isOpen
    ? t('learning.game.cardClosed', { number })
    : pair === undefined
      ? t('learning.game.cardOpen', { number, text: face.text })
      : t('learning.game.cardFound', { number, text: face.text });
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
          <img src={back} alt="" className="size-full object-cover" />
        </span>
        <span
          className={classNames(
            'on-paper absolute inset-0 flex rotate-y-180 flex-col items-center justify-center overflow-hidden rounded-card text-center leading-tight font-semibold shadow-lift-2 backface-hidden',
            pair === undefined ? 'bg-paper' : papers[(pair - 1) % papers.length],
          )}
        >
          {face?.picture && <img src={face.picture} alt="" className="min-h-0 w-full flex-1 object-cover" />}
          <span className={classNames('p-1.5 sm:p-2.5', textSize(face))}>
            <BodyText>{face?.text}</BodyText>
          </span>
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

/** A single letter is its own picture. */
function textSize(face: Face | undefined): string {
  if (face?.text.length === 1) return 'text-step-4 font-extrabold';
  return face?.picture ? 'text-[0.8125rem] sm:text-step--1' : 'text-step--1 sm:text-step-0';
}
