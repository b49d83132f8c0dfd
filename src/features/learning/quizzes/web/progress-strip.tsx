import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { QuizAnswers } from './use-quiz-answers.ts';

interface ProgressStripProps {
  questions: QuizAnswers['questions'];
  /** The question shown, counted from 0. */
  step: number;
}

/** A paper strip with a piece for each question, and the progress in words. */
export function ProgressStrip({ questions, step }: ProgressStripProps) {
  const t = useTranslations();
  return (
    <div className="flex items-center gap-4">
      <p className="shrink-0 text-step--1 font-semibold text-muted">
        {t('learning.quiz.question', { number: step + 1, count: questions.length })}
      </p>
      <ol aria-hidden className="flex grow gap-1.5">
        {questions.map(({ id, given }, index) => (
          <li
            key={id}
            className={classNames(
              'grid h-4 grow place-content-center rounded-pill transition-colors duration-200',
              given
                ? given.correct
                  ? 'bg-olive text-white'
                  : 'bg-peach'
                : index === step
                  ? 'bg-dusk'
                  : 'bg-track',
            )}
          >
            {given?.correct && <Icon shape={IconCheck} size={12} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
