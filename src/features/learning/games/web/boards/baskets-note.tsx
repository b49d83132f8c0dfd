import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { wantsLessMotion } from '#ui/styles/less-motion.ts';
import type { BasketVerdict } from './read-baskets.ts';
import { VerdictNote } from './verdict-note.tsx';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

interface BasketsNoteProps {
  cards: readonly string[];
  last: BasketVerdict | undefined;
}

/** What the last move revealed, shown and read aloud: why the card belongs there, or kindly that it has come back. */
export function BasketsNote({ cards, last }: BasketsNoteProps) {
  const t = useTranslations();
  const note = useRef<HTMLDivElement>(null);
  const isShown = last !== undefined;
  // On a small phone it would stay below the screen; once is enough.
  useEffect(() => {
    if (isShown)
      note.current?.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'auto' : 'smooth' });
  }, [isShown]);
  const card = last ? (cards[last.card] ?? '') : '';
  return (
    <div ref={note} role="status" className="mx-auto mt-4 min-h-28 max-w-reading">
      {last === undefined && <p className="text-center font-medium">{t('learning.game.basketsHint')}</p>}
      {last && (
        <VerdictNote isRight={last.isRight}>
          {last.isRight ? (
            <>
              <p className="font-bold">{t('learning.game.cardPlaced', { card })}</p>
              <p className="text-pretty">
                <BodyText>{last.because}</BodyText>
              </p>
            </>
          ) : (
            <p className="text-pretty">{t('learning.game.cardBack', { card })}</p>
          )}
        </VerdictNote>
      )}
    </div>
  );
}
