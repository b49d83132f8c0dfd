import { useTranslations } from 'use-intl';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { listOfObjects } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { nameOf, withThingChanged } from '#features/learning/authoring/web/editor/draft/named-things.ts';

/** Whether a statement is true. */
export function StatementTruth({ name }: { name: string }) {
  const t = useTranslations();
  const { draft, onDraft } = useEditing();
  const statement = listOfObjects(draft.shared['statements']).find((one) => nameOf(one) === name);
  return (
    <div role="radiogroup" aria-label={t('learning.editor.truth')} className="flex flex-wrap gap-x-6">
      {[true, false].map((isTrue) => (
        <label key={`${isTrue}`} className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
          <input
            type="radio"
            name={`truth-${name}`}
            checked={statement?.['isTrue'] === isTrue}
            onChange={() => onDraft(withThingChanged(draft, 'statements', name, { isTrue }))}
            className="size-6 accent-olive"
          />
          {isTrue ? t('learning.editor.isTrue') : t('learning.editor.isFalse')}
        </label>
      ))}
    </div>
  );
}
