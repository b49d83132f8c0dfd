import type { ReactNode } from 'react';
import type { BubbleView, PanelView } from '../contract.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { placeOf } from './bubble-place.ts';
import { useBodyLanguage } from '#features/learning/lesson/web/body-text.tsx';

/** At least fourteen pixels; larger as the panel grows. */
const type: Record<PanelView['shape'], string> = {
  wide: 'text-[clamp(0.875rem,2.05cqi,1.75rem)]',
  square: 'text-[clamp(0.875rem,3.7cqi,1.75rem)]',
  tall: 'text-[clamp(0.875rem,4cqi,1.75rem)]',
};

const paper: Record<BubbleView['kind'], string> = {
  speech: 'rounded-[1.35em] bg-paper px-[0.95em] py-[0.6em] text-center font-medium',
  thought: 'rounded-[2.2em] bg-paper px-[1.2em] py-[0.75em] text-center font-medium italic',
  shout: 'shout-bubble bg-tint-gold px-[1.4em] py-[1.1em] text-center font-extrabold',
  caption: 'rounded-small border-s-4 border-gold bg-paper px-[0.8em] py-[0.5em]',
};

interface ComicBubbleProps {
  bubble: BubbleView;
  shape: PanelView['shape'];
  direction: 'ltr' | 'rtl';
  /** What an author takes hold of it by. */
  handle?: ReactNode;
}

/** What is said, thought or narrated, on its own piece of paper: over the picture, or in a row under it. */
export function ComicBubble({ bubble, shape, direction, handle }: ComicBubbleProps) {
  const { kind, tail, text } = bubble;
  const language = useBodyLanguage();
  const isFar = tail !== undefined && tail.x > 50;
  return (
    <li
      dir={direction}
      {...language}
      className={classNames(
        'pointer-events-auto self-start leading-snug text-balance text-ink under:text-step-0 under:in-data-room:text-step-1 sideways:in-data-room:text-step-0!',
        type[shape],
        paper[kind],
        placeOf(bubble),
        kind === 'caption'
          ? 'under:self-stretch'
          : `under:max-w-[88%] ${isFar ? 'under:self-end' : 'under:self-start'}`,
        handle !== undefined && 'relative',
        kind === 'speech' && (isFar ? 'under:rounded-se-none' : 'under:rounded-ss-none'),
      )}
    >
      {text}
      {handle}
    </li>
  );
}
