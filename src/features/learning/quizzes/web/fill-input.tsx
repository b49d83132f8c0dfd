import { useFormatter, useTranslations } from 'use-intl';
import { gapMark } from '../policy.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { filled, type AnswerInputProps } from './draft.ts';
import { NumberDisc } from './number-disc.tsx';
import { useDrag } from './use-drag.ts';
import { BodyText, useBodyLanguage } from '#features/learning/lesson/web/body-text.tsx';

const gapPrefix = 'gap-';

/** A sentence with gaps, and words for them: a chosen word goes to the first empty gap, a dragged one to any. */
export function FillInput({ question, draft, onDraft }: AnswerInputProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { ask, answers } = question;
  const language = useBodyLanguage();
  const textOf = new Map(answers.map(({ id, text }) => [id, text]));
  const { dragged, start } = useDrag({
    follows: true,
    onDrop: (word, drop) => {
      if (drop.startsWith(gapPrefix)) onDraft(filled(draft, word, Number(drop.slice(gapPrefix.length))));
    },
  });
  const empty = (gap: number) => onDraft(draft.map((word, index) => (index === gap ? '' : word)));
  return (
    <>
      <p {...language} className="text-step-1 leading-[2.6]">
        {ask.split(gapMark).map((part, index) => {
          const gap = index - 1;
          const word = textOf.get(draft[gap] ?? '');
          return (
            <span key={part + String(index)}>
              {index > 0 && (
                <button
                  type="button"
                  data-drop={gapPrefix + String(gap)}
                  aria-label={
                    word === undefined
                      ? t('learning.quiz.emptyGap', { number: index })
                      : t('learning.quiz.filledGap', { number: index, word })
                  }
                  onClick={() => empty(gap)}
                  className={classNames(
                    'mx-1 inline-flex min-h-11 min-w-24 items-center justify-center rounded-control border-2 px-3 align-middle leading-snug font-bold transition-colors duration-200',
                    word === undefined ? 'border-dashed border-edge bg-sand' : 'border-dusk bg-sky',
                    dragged !== undefined && 'border-dusk',
                  )}
                >
                  {word}
                </button>
              )}
              {part}
            </span>
          );
        })}
      </p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {answers.map(({ id, text }, index) => {
          const isUsed = draft.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                data-number={index + 1}
                aria-pressed={isUsed}
                onClick={() => (isUsed ? empty(draft.indexOf(id)) : onDraft(filled(draft, id)))}
                onPointerDown={(event) => start(event, id)}
                className={classNames(
                  'flex min-h-12 touch-none items-center gap-2 rounded-pill border-2 py-1 ps-2 pe-4 font-medium transition-colors duration-200 select-none',
                  isUsed
                    ? 'border-line bg-sand text-muted'
                    : 'border-line bg-white shadow-lift-1 hover:border-edge',
                  dragged === id &&
                    'pointer-events-none relative z-10 border-dusk bg-sky text-ink shadow-lift-2',
                )}
              >
                <NumberDisc>{format.number(index + 1)}</NumberDisc>
                <BodyText>{text}</BodyText>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
