import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemWords } from '#features/media/offered/uploads/use-problem-words.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { usePictureUpload } from './use-picture-upload.ts';

/** Takes pictures by drop or by the system's file picker. */
export function PictureDrop({ upload }: { upload: ReturnType<typeof usePictureUpload> }) {
  const t = useTranslations();
  const words = useProblemWords();
  const [isOver, setIsOver] = useState(false);
  const send = (files: FileList | null) => {
    if (files?.length && !upload.isPending) upload.mutate([...files]);
  };
  return (
    <div className="space-y-3">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          send(event.dataTransfer.files);
        }}
        className={classNames(
          'flex cursor-pointer flex-col items-center gap-1 rounded-card border-2 border-dashed p-5 text-center focus-within:outline-2 focus-within:outline-offset-2 hover:border-pomegranate',
          isOver ? 'border-pomegranate bg-sand' : 'border-edge bg-paper',
        )}
      >
        <Icon shape={IconPhotoPlus} size={28} className="text-pomegranate" />
        <span className="font-bold">
          {upload.isPending ? t('media.pictures.sending') : t('media.pictures.drop')}
        </span>
        <span className="text-step--1 text-muted">{t('media.pictures.hint')}</span>
        <input
          type="file"
          multiple
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          className="sr-only"
          onChange={({ currentTarget }) => {
            send(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      </label>
      {upload.error && (
        <Callout tone="danger" announced>
          {words.of(upload.error)}
        </Callout>
      )}
    </div>
  );
}
