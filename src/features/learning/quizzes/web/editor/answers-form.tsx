import { useTranslations } from 'use-intl';
import { DraftRows } from '#features/learning/authoring/web/editor/fields/draft-rows.tsx';
import { DraftText } from '#features/learning/authoring/web/editor/fields/draft-text.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { textAt } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import type { QuestionType } from '#features/learning/quizzes/contract.ts';
import {
  addAnswer,
  answerPath,
  moveAnswer,
  removeAnswer,
  toggleRight,
  type QuestionDraft,
} from './quiz-draft.ts';

const hints: Record<QuestionType, string> = {
  single: 'learning.editor.answersSingle',
  multiple: 'learning.editor.answersMultiple',
  order: 'learning.editor.answersOrder',
  match: 'learning.editor.answersMatch',
  fill: 'learning.editor.answersFill',
};

/** The answers to choose from and, beside each, whether it is right. */
export function AnswersForm({ question }: { question: QuestionDraft }) {
  const t = useTranslations();
  const { draft, onDraft, locale } = useEditing();
  const { slug, type, answers, correct } = question;
  const hasKey = type === 'single' || type === 'multiple';
  const label = (index: number) =>
    textAt(draft, locale, answerPath(slug, answers[index] ?? '', type, 0)) ||
    t('learning.editor.answer', { number: index + 1 });
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('learning.editor.answers')}</legend>
      <p className="mb-3 text-step--1 text-muted">{t(hints[type])}</p>
      {hasKey && correct.filter(Boolean).length === 0 && (
        <p className="mb-3 text-step--1 font-medium text-danger">{t('learning.editor.noneRight')}</p>
      )}
      <DraftRows
        names={answers}
        label={label}
        min={2}
        max={8}
        onMove={(from, to) => onDraft(moveAnswer(draft, slug, from, to))}
        onRemove={(index) => onDraft(removeAnswer(draft, slug, answers[index] ?? ''))}
        addLabel={t('learning.editor.addAnswer')}
        onAdd={() => onDraft(addAnswer(draft, slug))}
      >
        {(index) => {
          const answer = answers[index] ?? '';
          return (
            <div className="grid gap-2">
              <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
                <DraftText
                  path={answerPath(slug, answer, type, 0)}
                  label={t('learning.editor.answer', { number: index + 1 })}
                  max={160}
                />
                {type === 'match' && (
                  <DraftText
                    path={answerPath(slug, answer, type, 1)}
                    label={t('learning.editor.match', { number: index + 1 })}
                    max={160}
                  />
                )}
              </div>
              {hasKey && (
                <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-control pe-3 font-medium">
                  <input
                    type={type === 'single' ? 'radio' : 'checkbox'}
                    name={`right-${slug}`}
                    checked={correct.includes(answer)}
                    onChange={() => onDraft(toggleRight(draft, slug, answer))}
                    className="size-6 accent-olive"
                  />
                  {t('learning.editor.isRight')}
                </label>
              )}
            </div>
          );
        }}
      </DraftRows>
    </fieldset>
  );
}
