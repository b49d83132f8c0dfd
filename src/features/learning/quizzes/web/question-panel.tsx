import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslations } from 'use-intl';
import type { QuestionType } from '../contract.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { Callout } from '#ui/card/callout.tsx';
import { AnswerInput } from './answer-input.tsx';
import { emptyDraft, isWhole } from './draft.ts';
import { RevealedAnswer } from './revealed-answer.tsx';
import type { QuizAnswers } from './use-quiz-answers.ts';
import { Verdict } from './verdict.tsx';
import { BodyText, useBodyLanguage } from '#features/learning/lesson/web/body-text.tsx';

interface QuestionPanelProps {
  question: QuizAnswers['questions'][number];
  answers: Pick<QuizAnswers, 'answer' | 'isSending' | 'hasFailed'>;
  /** Whether it takes the focus, because the question replaced something that had it. */
  takesFocus: boolean;
  /** Why the answer was refused, if it was more than a lost connection. */
  refused?: ReactNode;
  /** Where to go once it is answered: buttons, the first of which gets the focus. */
  children: ReactNode;
}

const hints: Record<QuestionType, string> = {
  single: 'learning.quiz.hintSingle',
  multiple: 'learning.quiz.hintMultiple',
  order: 'learning.quiz.hintOrder',
  match: 'learning.quiz.hintMatch',
  fill: 'learning.quiz.hintFill',
};

/** One question: asking and answering, then the result, the explanation and the way on. Key it by its question. */
export function QuestionPanel({ question, answers, takesFocus, refused, children }: QuestionPanelProps) {
  const t = useTranslations();
  const titleId = useId();
  const language = useBodyLanguage();
  const { id, type, ask, picture, given } = question;
  const [draft, setDraft] = useState(() => emptyDraft(question));
  const title = useRef<HTMLHeadingElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(!given);
  const isReady = isWhole(question, draft);

  const begin = useEffectEvent(() => {
    if (takesFocus) title.current?.focus();
  });
  useEffect(() => begin(), []);
  const isTold = given !== undefined;
  useEffect(() => {
    if (!isTold || !wasOpen.current) return;
    wasOpen.current = false;
    actions.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [isTold]);

  return (
    <section aria-labelledby={titleId} onKeyDown={chooseByNumber}>
      <h2
        ref={title}
        id={titleId}
        tabIndex={-1}
        className="max-w-reading text-step-2 text-balance outline-none"
      >
        {type === 'fill' ? t('learning.quiz.fillTitle') : <BodyText>{ask}</BodyText>}
      </h2>
      {!isTold && <p className="mt-1 text-muted">{t(hints[type])}</p>}
      <div
        className={classNames(
          'mt-5',
          picture && 'grid items-start gap-5',
          // Matching cards need the whole width.
          picture && type !== 'match' && 'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        )}
      >
        {picture && (
          <img
            src={picture.src}
            alt={picture.alt}
            lang={language?.lang}
            width={480}
            height={270}
            className={classNames(
              'w-full rounded-control object-cover shadow-lift-1',
              type === 'match' ? 'aspect-[5/2] sm:max-w-reading' : 'aspect-video sm:aspect-4/3',
            )}
          />
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady && !isTold) answers.answer(id, draft.filter(Boolean).join(','));
          }}
        >
          {given ? (
            <RevealedAnswer question={question} given={given} />
          ) : (
            <>
              <AnswerInput question={question} draft={draft} onDraft={setDraft} />
              {answers.hasFailed && !answers.isSending && (
                <Callout tone="warning" announced className="mt-5">
                  {refused ?? t('learning.quiz.failed')}
                </Callout>
              )}
              <Button
                type="submit"
                disabled={!isReady}
                busy={answers.isSending}
                className="mt-6 max-sm:w-full"
              >
                {t('learning.quiz.check')}
              </Button>
            </>
          )}
        </form>
      </div>
      <div role="status">{given && <Verdict given={given} />}</div>
      {given && (
        <div ref={actions} className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
          {children}
        </div>
      )}
    </section>
  );
}

/** While the focus is in the question, keys 1 to 9 press the answer with that number; Enter on the title sends it. */
function chooseByNumber(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  if (key === 'Enter' && (target instanceof HTMLHeadingElement || target instanceof HTMLInputElement)) {
    event.preventDefault();
    currentTarget.querySelector('form')?.requestSubmit();
    return;
  }
  if (!/^[1-9]$/.test(key)) return;
  const answer = currentTarget.querySelector<HTMLElement>(`[data-number="${key}"]`);
  if (!answer) return;
  event.preventDefault();
  answer.focus();
  answer.click();
}
