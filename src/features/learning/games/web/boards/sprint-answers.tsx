import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';

interface SprintAnswersProps {
  /** The verdict is shown on the card. */
  isAnswered: boolean;
  onSay(isTrue: boolean): void;
  onNext(): void;
}

/** The buttons for true and false; after an answer, the button to continue in their place. */
export function SprintAnswers({ isAnswered, onSay, onNext }: SprintAnswersProps) {
  const t = useTranslations();
  const row = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // If the pressed button is gone, the focus moves to the one in its place.
  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (isLost) row.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={row}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hasFocus.current = false;
      }}
      className="mt-5 grid grid-cols-2 gap-3"
    >
      {isAnswered ? (
        <Button
          size="l"
          variant="reward"
          icon={IconArrowRight}
          iconMirrors
          iconAfter
          busy={false}
          className="col-span-2 min-h-18 text-step-1"
          onClick={onNext}
        >
          {t('learning.game.nextStatement')}
        </Button>
      ) : (
        <>
          <Button
            size="l"
            icon={IconCheck}
            busy={false}
            className="min-h-18 bg-olive! text-step-1 hover:brightness-110"
            onClick={() => onSay(true)}
          >
            {t('learning.game.true')}
          </Button>
          <Button
            size="l"
            icon={IconX}
            busy={false}
            className="min-h-18 text-step-1"
            onClick={() => onSay(false)}
          >
            {t('learning.game.notTrue')}
          </Button>
        </>
      )}
    </div>
  );
}
