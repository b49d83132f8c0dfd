import { useTranslations } from 'use-intl';
import { listOfTexts, withShared } from '../draft/item-draft.ts';
import { useEditing } from '../editing.tsx';
import { SourcePicker } from './source-picker.tsx';

/** What the whole item rests on. */
export function ItemSources({ required = false }: { required?: boolean }) {
  const t = useTranslations();
  const { draft, onDraft } = useEditing();
  return (
    <SourcePicker
      label={t('learning.editor.sources')}
      sources={listOfTexts(draft.shared['sources'])}
      required={required}
      path={['shared', 'sources']}
      onSources={(sources) =>
        onDraft(withShared(draft, { sources: sources.length > 0 ? sources : undefined }))
      }
    />
  );
}
