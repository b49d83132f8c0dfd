import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PictureView } from '#features/media/pictures/contract.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { PictureRemoval } from './picture-removal.tsx';
import { PictureTitle } from './picture-title.tsx';

/** A picture of the collection, with its title and size. */
export function PictureCard({ picture }: { picture: PictureView }) {
  const t = useTranslations();
  const [dialog, setDialog] = useState<'title' | 'remove'>();
  const { title, small, src, width, height } = picture;
  const close = () => setDialog(undefined);
  return (
    <li className="flex flex-col rounded-card bg-paper p-3 shadow-lift-1">
      <a href={src} target="_blank" rel="noreferrer" aria-label={t('media.pictures.open', { title })}>
        <img
          src={small}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          className="aspect-4/3 w-full rounded-control bg-sand object-contain"
        />
      </a>
      <h2 className="mt-2 font-bold wrap-anywhere">
        <bdi>{title}</bdi>
      </h2>
      <div className="mt-auto flex items-center justify-between gap-2">
        <bdi className="text-step--1 text-muted tabular-nums">
          {t('media.films.size', { width: String(width), height: String(height) })}
        </bdi>
        <span className="-me-2 flex">
          <IconButton
            icon={IconPencil}
            label={t('media.pictures.rename', { title })}
            onClick={() => setDialog('title')}
          />
          <IconButton
            icon={IconTrash}
            label={t('media.pictures.remove', { title })}
            onClick={() => setDialog('remove')}
          />
        </span>
      </div>
      {dialog === 'title' && <PictureTitle picture={picture} onClose={close} />}
      {dialog === 'remove' && <PictureRemoval picture={picture} onClose={close} />}
    </li>
  );
}
