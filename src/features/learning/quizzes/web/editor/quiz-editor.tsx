import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DraftRows } from '#features/learning/authoring/web/editor/fields/draft-rows.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { makeDraftId } from '#features/learning/authoring/web/editor/draft/make-draft-id.ts';
import { textAt } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { withThingMoved, withoutThing } from '#features/learning/authoring/web/editor/draft/named-things.ts';
import { quizQuestions } from '#features/learning/quizzes/policy.ts';
import { addQuestion, listQuestions } from './quiz-draft.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionRow } from './question-row.tsx';

/** The questions of a quiz: their order at the start, the chosen one beside it. */
export function QuizEditor() {
  const t = useTranslations();
  const { draft, onDraft, locale } = useEditing();
  const questions = listQuestions(draft);
  const [chosen, setChosen] = useState(questions[0]?.slug);
  const question = questions.find(({ slug }) => slug === chosen) ?? questions[0];
  const label = (index: number) =>
    textAt(draft, locale, ['questions', questions[index]?.slug ?? '', 'ask']) ||
    t('learning.editor.question', { number: index + 1 });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <section aria-label={t('learning.editor.questions')}>
        <h2 className="mb-3 text-step-1">{t('learning.editor.questions')}</h2>
        <DraftRows
          narrow
          names={questions.map(({ slug }) => slug)}
          label={label}
          min={1}
          max={quizQuestions.max}
          atLeast={quizQuestions.min}
          onMove={(from, to) => onDraft(withThingMoved(draft, 'questions', from, to))}
          onRemove={(index) => onDraft(withoutThing(draft, 'questions', questions[index]?.slug ?? ''))}
          addLabel={t('learning.editor.addQuestion')}
          onAdd={() => {
            const next = addQuestion(draft, { id: makeDraftId('q'), isInFilm: false });
            onDraft(next);
            setChosen(listQuestions(next).at(-1)?.slug);
          }}
        >
          {(index) => (
            <QuestionRow
              number={index + 1}
              question={questions[index]}
              isChosen={questions[index] === question}
              onChoose={setChosen}
            />
          )}
        </DraftRows>
      </section>
      {question && (
        <QuestionForm key={question.slug} question={question} number={questions.indexOf(question) + 1} />
      )}
    </div>
  );
}
