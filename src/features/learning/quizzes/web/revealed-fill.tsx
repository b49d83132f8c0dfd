import { useTranslations } from 'use-intl';
import { gapMark } from '../policy.ts';
import { classNames } from '#ui/styles/class-names.ts';
import type { RevealedAnswerProps } from './revealed-answer-props.ts';
import { useBodyLanguage } from '#features/learning/lesson/web/body-text.tsx';

/** The whole sentence, and the chosen words where they differ. */
export function RevealedFill({ question, given }: RevealedAnswerProps) {
  const t = useTranslations();
  const language = useBodyLanguage();
  const textOf = new Map(question.answers.map(({ id, text }) => [id, text]));
  const read = (responseId: string) => responseId.split(',').map((id) => textOf.get(id) ?? '');
  const right = read(given.correctResponse);
  const chosen = read(given.responseId);
  return (
    <>
      <p {...language} className="text-step-1 leading-[2.2]">
        {question.ask.split(gapMark).map((part, index) => (
          <span key={part + String(index)}>
            {index > 0 && (
              <b
                className={classNames(
                  'mx-1 rounded-small border-b-2 px-2 py-1 font-bold',
                  right[index - 1] === chosen[index - 1]
                    ? 'border-olive bg-tint-olive text-olive'
                    : 'border-dashed border-edge bg-tint-peach',
                )}
              >
                {right[index - 1]}
              </b>
            )}
            {part}
          </span>
        ))}
      </p>
      {!given.correct && (
        <p className="mt-2 text-step--1 font-semibold text-ink-soft">
          {t('learning.quiz.youChose', { answer: chosen.join(' · ') })}
        </p>
      )}
    </>
  );
}
