import { useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { storePictureHref } from '#core/store-art-names.ts';
import { isUploadedPicture, pictureQuery } from '#features/media/offered/web/editor/picture-query.ts';
import { useFormField } from '#page/form/form-context.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { pictures } from '#features/store/policy.ts';
import { useStoreWords } from '#features/store/web/admin/store-words.ts';
import { TileChoice } from './tile-choice.tsx';

interface PictureInputProps {
  known: string | undefined;
  /** Has an uploaded picture chosen, for `take`. */
  onPicture(take: (file: string) => void): void;
}

/** The drawing, or the uploaded picture, that an item is shown with. */
export function PictureInput({ known, onPicture }: PictureInputProps) {
  const t = useTranslations();
  const words = useStoreWords();
  const page = usePage();
  const { value } = useFormField('picture');
  const box = useRef<HTMLDivElement>(null);
  const [files, setFiles] = useState(() => [...new Set([known, value])].filter(isUploadedFile));
  const uploaded = useQueries({ queries: files.map((file) => pictureQuery(page, file)) });
  const take = (file: string) => {
    flushSync(() => setFiles((before) => [...new Set([...before, file])]));
    // As if it had been pressed, so that the editor hears of it.
    box.current?.querySelector<HTMLInputElement>(`input[value="${file}"]`)?.click();
  };
  return (
    <div ref={box}>
      <TileChoice
        name="picture"
        legend={t('store.field.picture')}
        known={known ?? 'gift'}
        tiles={[
          ...pictures.map((name) => ({
            value: name,
            text: words.pictures[name],
            src: storePictureHref(name),
          })),
          ...files.map((file, index) => ({
            value: file,
            text: uploaded[index]?.data?.title ?? t('store.field.uploaded'),
            src: uploaded[index]?.data?.small,
          })),
        ]}
        shape="aspect-4/3"
      />
      <Button variant="secondary" size="s" className="mt-3" onClick={() => onPicture(take)}>
        {t('store.field.choosePicture')}
      </Button>
    </div>
  );
}

function isUploadedFile(file: string | undefined): file is string {
  return isUploadedPicture(file);
}
