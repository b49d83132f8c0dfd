import { useTranslations } from 'use-intl';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { textAt } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { gapMark } from '#features/learning/quizzes/policy.ts';
import { fillGap, fitGaps, type QuestionDraft } from './quiz-draft.ts';

/** Which word belongs in each gap of the text; every language has as many gaps. */
export function GapsForm({ question, gaps }: { question: QuestionDraft; gaps: number }) {
  const t = useTranslations();
  const { draft, onDraft, locale } = useEditing();
  const { slug, answers, correct } = question;
  const wordOf = (answer: string, index: number) =>
    textAt(draft, locale, ['questions', slug, 'answers', answer]) ||
    t('learning.editor.answer', { number: index + 1 });
  if (gaps === 0) return <Callout tone="warning">{t('learning.editor.noGaps', { mark: gapMark })}</Callout>;
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{t('learning.editor.gaps')}</legend>
      {Array.from({ length: gaps }, (_, gap) => (
        <Field key={gap} label={t('learning.editor.gap', { number: gap + 1 })} required>
          {(control) => (
            <SelectInput
              {...control}
              lang={locale}
              value={correct[gap] ?? ''}
              onChange={({ target }) => onDraft(fillGap(fitGaps(draft, slug, gaps), slug, gap, target.value))}
            >
              <option value="">{t('learning.editor.choose')}</option>
              {answers.map((answer, index) => (
                <option key={answer} value={answer}>
                  {wordOf(answer, index)}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      ))}
    </fieldset>
  );
}
