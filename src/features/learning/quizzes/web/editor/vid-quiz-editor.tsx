import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DraftRows } from '#features/learning/authoring/web/editor/fields/draft-rows.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { makeDraftId } from '#features/learning/authoring/web/editor/draft/make-draft-id.ts';
import { textAt } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { withoutThing } from '#features/learning/authoring/web/editor/draft/named-things.ts';
import { Callout } from '#ui/card/callout.tsx';
import { vidQuizQuestions } from '#features/learning/quizzes/policy.ts';
import { addQuestion, listQuestions, setStop } from './quiz-draft.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionRow } from './question-row.tsx';
import { StopForm } from './stop-form.tsx';
import { StopsFilm } from './stops-film.tsx';

/** A film with the stops on its timeline, and the question of each. Their order is that of the film. */
export function VidQuizEditor() {
  const t = useTranslations();
  const { draft, onDraft, locale, view } = useEditing();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const questions = listQuestions(draft);
  const [chosen, setChosen] = useState(questions[0]?.slug);
  const question = questions.find(({ slug }) => slug === chosen) ?? questions[0];
  const film = view?.film;
  const label = (index: number) =>
    textAt(draft, locale, ['questions', questions[index]?.slug ?? '', 'ask']) ||
    t('learning.editor.question', { number: index + 1 });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6 lg:sticky lg:top-4">
        {film ? (
          <StopsFilm
            film={film}
            questions={questions}
            chosen={question?.slug}
            onChoose={setChosen}
            onVideo={setVideo}
          />
        ) : (
          <Callout tone="info">{t('learning.editor.noFilm')}</Callout>
        )}
        <section aria-label={t('learning.editor.questions')}>
          <h2 className="mb-3 text-step-1">{t('learning.editor.questions')}</h2>
          <DraftRows
            names={questions.map(({ slug }) => slug)}
            label={label}
            min={1}
            max={vidQuizQuestions.max}
            atLeast={vidQuizQuestions.min}
            onRemove={(index) => onDraft(withoutThing(draft, 'questions', questions[index]?.slug ?? ''))}
            addLabel={t('learning.editor.addStop')}
            onAdd={() => {
              const next = addQuestion(draft, { id: makeDraftId('q'), isInFilm: true });
              const added = listQuestions(next).at(-1);
              if (!added) return;
              const at = video && video.currentTime > 0 ? video.currentTime : added.at;
              const before = questions.findLast((one) => one.at < at)?.at ?? 0;
              onDraft(setStop(next, added.slug, { at, explainedAt: before }, film?.duration ?? at));
              setChosen(added.slug);
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
      </div>
      {question && (
        <QuestionForm key={question.slug} question={question} number={questions.indexOf(question) + 1}>
          <StopForm question={question} duration={film?.duration} video={video} />
        </QuestionForm>
      )}
    </div>
  );
}
