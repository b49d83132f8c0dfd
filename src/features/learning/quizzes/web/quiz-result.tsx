import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { LevelRing } from '#features/rewards/offered/level-ring.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { NextStep } from '#features/learning/lesson/web/next-step.ts';
import { VisitorInvitation } from '#features/learning/lesson/web/visitor-invitation.tsx';
import { AnsweredList } from './answered-list.tsx';
import type { QuizAnswers } from './use-quiz-answers.ts';
import { useGender } from '#features/people/offered/use-gender.ts';

interface QuizResultProps {
  questions: QuizAnswers['questions'];
  next: NextStep;
  takesFocus: boolean;
  onAgain(): void;
}

/** A quiz's result: how many were right, what comes next, a button to try again, and every question with its answer. */
export function QuizResult({ questions, next, takesFocus, onAgain }: QuizResultProps) {
  const t = useTranslations();
  const gender = useGender();
  const format = useFormatter();
  const isVisitor = useViewer() === null;
  const title = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() => {
    if (takesFocus) title.current?.focus();
  });
  useEffect(() => begin(), []);
  const count = questions.length;
  const right = questions.filter(({ given }) => given?.correct).length;
  return (
    <section aria-labelledby="quiz-result">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5 max-sm:flex-col max-sm:text-center">
        <LevelRing
          value={format.number(right)}
          word={t('learning.quiz.ofCount', { count })}
          share={right / count}
          label={t('learning.quiz.score', { right, count })}
          size="l"
        />
        <div className="min-w-0 grow basis-64">
          <h2 ref={title} id="quiz-result" tabIndex={-1} className="text-step-3 text-balance outline-none">
            {right === count ? t('learning.quiz.allRight') : t('learning.quiz.done', { gender })}
          </h2>
          <p className="mt-2 text-step-1 text-muted">{t('learning.quiz.score', { right, count })}</p>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
            <Button href={next.href} icon={IconArrowRight} iconMirrors iconAfter>
              {next.text}
            </Button>
            <Button variant="secondary" icon={IconRefresh} onClick={onAgain}>
              {t('learning.quiz.again')}
            </Button>
          </div>
        </div>
      </div>
      {isVisitor && (
        <div className="mt-8 rounded-control bg-tint-gold p-5">
          <VisitorInvitation title={t('learning.quiz.visitorTitle')} />
        </div>
      )}
      <h3 className="mt-10 mb-4 text-step-1">{t('learning.quiz.review')}</h3>
      <AnsweredList questions={questions} />
    </section>
  );
}
