import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useTranslations } from 'use-intl';
import { gapMark } from '../policy.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { RevealedAnswer } from './revealed-answer.tsx';
import type { QuizAnswers } from './use-quiz-answers.ts';
import { Verdict } from './verdict.tsx';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

/** Every answered question; each expands to show the answer given, the right one and why. */
export function AnsweredList({ questions }: { questions: QuizAnswers['questions'] }) {
  const t = useTranslations();
  return (
    <ol className="grid gap-2">
      {questions.map(({ given, ...question }) =>
        given ? (
          <li key={question.id}>
            <details className="group/answer rounded-control border-2 border-line bg-white">
              <summary className="flex min-h-14 items-center gap-3 rounded-control px-4 py-2.5 hover:bg-sand">
                <span
                  className={classNames(
                    'grid size-8 shrink-0 place-content-center rounded-pill',
                    given.correct ? 'bg-olive text-white' : 'bg-tint-peach text-pomegranate-deep',
                  )}
                >
                  <Icon shape={given.correct ? IconCheck : IconBulb} size={18} />
                  <span className="sr-only">
                    {given.correct ? t('learning.quiz.right') : t('learning.quiz.notYetTag')}
                  </span>
                </span>
                <span className="min-w-0 grow font-medium">
                  <BodyText>{question.ask.replaceAll(gapMark, '…')}</BodyText>
                </span>
                <Icon
                  shape={IconChevronDown}
                  className="text-muted transition duration-200 group-open/answer:rotate-180"
                />
              </summary>
              <div className="px-4 pt-2 pb-4">
                <RevealedAnswer question={question} given={given} />
                <Verdict given={given} />
              </div>
            </details>
          </li>
        ) : null,
      )}
    </ol>
  );
}
