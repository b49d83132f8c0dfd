import { useFormatter, useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { textAt } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { NumberDisc } from '../number-disc.tsx';
import type { QuestionDraft } from './quiz-draft.ts';
import { typeNames } from './type-names.ts';

interface QuestionRowProps {
  number: number;
  question: QuestionDraft | undefined;
  isChosen: boolean;
  onChoose(slug: string): void;
}

/** A question in the list of a quiz: its number, what it asks and how; pressing it opens it beside the list. */
export function QuestionRow({ number, question, isChosen, onChoose }: QuestionRowProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { draft, locale } = useEditing();
  if (!question) return null;
  const ask = textAt(draft, locale, ['questions', question.slug, 'ask']);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(question.slug)}
      className={classNames(
        'flex min-h-11 w-full items-center gap-3 rounded-small p-1 text-start hover:bg-sand',
        isChosen && 'bg-sky',
      )}
    >
      <NumberDisc isChosen={isChosen}>{format.number(number)}</NumberDisc>
      <span className="min-w-0 grow">
        <span lang={locale} dir={locales[locale].direction} className="line-clamp-2 font-medium">
          {ask || <span className="text-muted">{t('learning.editor.notWritten')}</span>}
        </span>
        <span className="text-step--1 text-muted">{t(typeNames[question.type])}</span>
      </span>
    </button>
  );
}
