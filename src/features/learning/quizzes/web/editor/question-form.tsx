import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DraftText } from '#features/learning/authoring/web/editor/fields/draft-text.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { PictureField } from '#features/learning/authoring/web/editor/fields/picture-field.tsx';
import { SourcePicker } from '#features/learning/authoring/web/editor/fields/source-picker.tsx';
import { textAt, withoutTexts } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import type { QuestionType } from '#features/learning/quizzes/contract.ts';
import { gapMark } from '#features/learning/quizzes/policy.ts';
import { AnswersForm } from './answers-form.tsx';
import { GapsForm } from './gaps-form.tsx';
import { change, setQuestionType, type QuestionDraft } from './quiz-draft.ts';
import { questionTypes, typeNames } from './type-names.ts';

interface QuestionFormProps {
  question: QuestionDraft;
  number: number;
  /** Where it stops its film, in a VidQuiz. */
  children?: ReactNode;
}

/** Everything of one question. */
export function QuestionForm({ question, number, children }: QuestionFormProps) {
  const t = useTranslations();
  const { draft, onDraft, locale } = useEditing();
  const { slug, type, picture, hasStill, sources } = question;
  const gaps = textAt(draft, locale, ['questions', slug, 'ask']).split(gapMark).length - 1;
  const index = number - 1;
  return (
    <Card as="section" labelledBy={`question-${slug}`} padding="none" className="grid gap-6 p-5 sm:p-6">
      <h2 id={`question-${slug}`} className="text-step-1">
        {t('learning.editor.question', { number })}
      </h2>
      {children}
      <Field label={t('learning.editor.type')}>
        {(control) => (
          <SelectInput
            {...control}
            value={type}
            onChange={({ target }) => onDraft(setQuestionType(draft, slug, toType(target.value)))}
          >
            {questionTypes.map((one) => (
              <option key={one} value={one}>
                {t(typeNames[one])}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <DraftText
        path={['questions', slug, 'ask']}
        label={t('learning.editor.ask')}
        hint={type === 'fill' ? t('learning.editor.askFillHint', { mark: gapMark }) : undefined}
        max={400}
        lines={2}
      />
      <AnswersForm question={question} />
      {type === 'fill' && <GapsForm question={question} gaps={gaps} />}
      <DraftText
        path={['questions', slug, 'explanation']}
        label={t('learning.editor.explanation')}
        hint={t('learning.editor.explanationHint')}
        max={600}
        lines={3}
      />
      {!hasStill && (
        <PictureField
          label={t('learning.editor.picture')}
          file={picture}
          altPath={['questions', slug, 'alt']}
          onFile={(file) => {
            const changed = change(draft, slug, { picture: file });
            onDraft(file === undefined ? withoutTexts(changed, ['questions', slug, 'alt']) : changed);
          }}
        />
      )}
      <SourcePicker
        label={t('learning.editor.sources')}
        sources={sources}
        path={['shared', 'questions', index, 'sources']}
        onSources={(chosen) =>
          onDraft(change(draft, slug, { sources: chosen.length > 0 ? chosen : undefined }))
        }
      />
    </Card>
  );
}

function toType(value: string): QuestionType {
  return questionTypes.find((type) => type === value) ?? 'single';
}
