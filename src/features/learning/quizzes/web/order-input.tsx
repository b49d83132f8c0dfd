import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { useState, type KeyboardEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { movedTo, type AnswerInputProps } from './draft.ts';
import { NumberDisc } from './number-disc.tsx';
import { useDrag } from './use-drag.ts';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

/** Things to put in order: by dragging, with buttons or with arrow keys. */
export function OrderInput({ question, draft, onDraft }: AnswerInputProps) {
  const t = useTranslations();
  const format = useFormatter();
  const [moved, setMoved] = useState<string>();
  const textOf = new Map(question.answers.map(({ id, text }) => [id, text]));
  const move = (id: string, place: number) => {
    if (place < 0 || place >= draft.length) return;
    setMoved(id);
    onDraft(movedTo(draft, id, place));
  };
  const { dragged, start } = useDrag({
    follows: false,
    onOver: (id, drop) => {
      if (drop !== id && draft.includes(drop)) move(id, draft.indexOf(drop));
    },
  });
  const onKeyDown = (event: KeyboardEvent, id: string, place: number) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(id, place + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <>
      <ol className="grid gap-2">
        {draft.map((id, place) => {
          const answer = textOf.get(id) ?? '';
          return (
            <li
              key={id}
              data-drop={id}
              onPointerDown={(event) => event.pointerType === 'mouse' && start(event, id)}
              className={classNames(
                'flex min-h-16 items-center gap-2 rounded-control border-2 bg-white py-1.5 ps-3 pe-1 transition-colors duration-200 select-none',
                dragged === id
                  ? 'cursor-grabbing border-dusk bg-sky shadow-lift-2'
                  : 'cursor-grab border-line',
              )}
            >
              <NumberDisc isChosen={dragged === id}>{format.number(place + 1)}</NumberDisc>
              <span className="min-w-0 grow px-1 font-medium">
                <BodyText>{answer}</BodyText>
              </span>
              {([-1, 1] as const).map((step) => (
                <IconButton
                  key={step}
                  icon={step < 0 ? IconArrowUp : IconArrowDown}
                  label={
                    step < 0 ? t('learning.quiz.moveUp', { answer }) : t('learning.quiz.moveDown', { answer })
                  }
                  aria-disabled={place + step < 0 || place + step >= draft.length}
                  onClick={() => move(id, place + step)}
                  onKeyDown={(event) => onKeyDown(event, id, place)}
                  className="aria-disabled:opacity-30"
                />
              ))}
              <span
                aria-hidden
                onPointerDown={(event) => event.pointerType !== 'mouse' && start(event, id)}
                className="grid size-11 shrink-0 touch-none place-content-center text-muted max-[26rem]:hidden"
              >
                <Icon shape={IconGripVertical} />
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {moved !== undefined &&
          t('learning.quiz.placed', {
            answer: textOf.get(moved) ?? '',
            place: draft.indexOf(moved) + 1,
            count: draft.length,
          })}
      </p>
    </>
  );
}
