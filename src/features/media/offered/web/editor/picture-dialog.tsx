import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PictureDrop } from '#features/media/pictures/web/admin/picture-drop.tsx';
import { picturesQuery } from '#features/media/pictures/web/admin/pictures-query.ts';
import { usePictureUpload } from '#features/media/pictures/web/admin/use-picture-upload.ts';
import { usePage } from '#page/page-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

interface PictureDialogProps {
  /** What is there already besides those that were uploaded, such as the pictures of a shipped item. */
  others?: readonly { file: string; src: string }[];
  onChoose(file: string): void;
  onClose(): void;
}

/** Every picture that staff has uploaded, to choose one of; a new one is chosen as soon as it is there. */
export function PictureDialog({ others = [], onChoose, onClose }: PictureDialogProps) {
  const t = useTranslations();
  const page = usePage();
  const mayUpload = useViewer()?.permissions?.includes('content.edit') ?? false;
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim());
  const upload = usePictureUpload(({ file }) => onChoose(file));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    picturesQuery(page, words),
  );
  const pictures = data?.pages.flatMap(({ items }) => items);
  return (
    <Dialog title={t('media.choose.title')} closeLabel={t('media.edit.close')} onClose={onClose}>
      <div className="mt-5 space-y-5">
        {mayUpload && <PictureDrop upload={upload} />}
        {others.length > 0 && (
          <section aria-labelledby="pictures-of-item">
            <h3 id="pictures-of-item" className="mb-2 font-bold">
              {t('media.choose.ofItem')}
            </h3>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {others.map(({ file, src }) => (
                <PictureButton key={file} src={src} name={file} onChoose={() => onChoose(file)} />
              ))}
            </ul>
          </section>
        )}
        <Field label={t('media.choose.search')}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={search}
              maxLength={100}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          )}
        </Field>
        {pictures?.length === 0 ? (
          <p role="status" className="text-muted">
            {words === '' ? t('media.pictures.noneHint') : t('media.choose.noneFound')}
          </p>
        ) : (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3" aria-busy={pictures === undefined}>
            {pictures?.map(({ file, title, small }) => (
              <PictureButton key={file} src={small} name={title} onChoose={() => onChoose(file)} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('media.pictures.older')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface PictureButtonProps {
  src: string;
  name: string;
  onChoose(): void;
}

function PictureButton({ src, name, onChoose }: PictureButtonProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="block w-full rounded-control border border-line bg-white p-1.5 text-start hover:border-pomegranate"
      >
        <img
          src={src}
          alt=""
          width={240}
          height={180}
          loading="lazy"
          className="aspect-4/3 w-full rounded-small bg-sand object-contain"
        />
        <bdi className="mt-1 block truncate px-1 text-step--1 font-medium">{name}</bdi>
      </button>
    </li>
  );
}
