import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { MissedQuestion } from '../contract.ts';

interface MissedQuestionsProps {
  classId: string;
  questions: readonly MissedQuestion[];
}

const shownAtFirst = 3;

/** What most students got wrong at first, with the answers they gave: what to talk about in class. */
export function MissedQuestions({ classId, questions }: MissedQuestionsProps) {
  const t = useTranslations();
  if (questions.length === 0) return null;
  const [shown, more] = [questions.slice(0, shownAtFirst), questions.slice(shownAtFirst)];
  return (
    <section aria-labelledby="missed" className="print:break-after-page">
      <h2 id="missed" className="text-step-2">
        {t('teaching.missed.title')}
      </h2>
      <p className="mt-1 max-w-reading text-pretty text-ink-soft">{t('teaching.missed.intro')}</p>
      <QuestionCards classId={classId} questions={shown} />
      {more.length > 0 && (
        <details className="mt-3">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {t('teaching.missed.more', { questions: more.length })}
          </summary>
          <QuestionCards classId={classId} questions={more} />
        </details>
      )}
    </section>
  );
}

function QuestionCards({ classId, questions }: MissedQuestionsProps) {
  const t = useTranslations();
  return (
    <ul className="mt-4 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
      {questions.map(({ itemId, itemTitle, ask, right, answered, missed, wrong }) => (
        <Card as="li" key={`${itemId} ${ask}`} className="print:break-inside-avoid">
          <p className="text-step--1 font-semibold text-muted">
            <a href={href('classItem', { classId, itemId })} className="text-link">
              {itemTitle}
            </a>
          </p>
          <h3 className="mt-1 text-step-0 font-bold text-pretty">{ask}</h3>
          <p className="mt-2 text-step--1 font-semibold text-pomegranate-deep tabular-nums">
            {t('teaching.missed.count', { missed, answered })}
          </p>
          <ul className="mt-3 space-y-1 text-step--1">
            {wrong.map(({ words, students }) => (
              <li key={words} className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">{words}</span>
                <span className="shrink-0 text-muted tabular-nums">
                  {t('teaching.missed.gave', { students })}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-3 rounded-small bg-tint-olive px-3 py-2 text-step--1">
            {t('teaching.missed.right', { right })}
          </p>
        </Card>
      ))}
    </ul>
  );
}
