import { useTranslations } from 'use-intl';
import { storePictureHref } from '#core/store-art-names.ts';
import { pictures, type Picture } from '#features/store/policy.ts';
import { useStoreWords } from '#features/store/web/admin/store-words.ts';
import { TileChoice } from './tile-choice.tsx';

/** The drawing that an item is shown with. */
export function PictureInput({ known }: { known: Picture | undefined }) {
  const t = useTranslations();
  const words = useStoreWords();
  return (
    <TileChoice
      name="picture"
      legend={t('store.field.picture')}
      known={known ?? 'gift'}
      tiles={pictures.map((value) => ({ value, text: words.pictures[value], src: storePictureHref(value) }))}
      shape="aspect-4/3"
    />
  );
}
