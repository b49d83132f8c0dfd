import { useTranslations } from 'use-intl';
import { PictureChoice } from '#features/learning/authoring/web/editor/fields/picture-choice.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { setThingPicture, uploadedPictureOf } from './game-draft.ts';

/** The picture of a card, word or step, or none; its text says what it shows. */
export function ThingPicture({ name }: { name: string }) {
  const t = useTranslations();
  const { draft, onDraft } = useEditing();
  return (
    <PictureChoice
      label={t('learning.editor.picture')}
      file={uploadedPictureOf(draft, name)}
      onFile={(file) => onDraft(setThingPicture(draft, name, file))}
    />
  );
}
