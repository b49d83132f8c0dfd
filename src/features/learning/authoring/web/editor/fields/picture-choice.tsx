import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PictureDialog } from '#features/media/offered/web/editor/picture-dialog.tsx';
import { isUploadedPicture, pictureQuery } from '#features/media/offered/web/editor/picture-query.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { RequiredMark } from '#ui/field/required-mark.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useEditing } from '../editing.tsx';

interface PictureChoiceProps {
  label: string;
  file: string | undefined;
  /** Undefined takes the picture away. */
  onFile(file: string | undefined): void;
  /** Whether there must be one: it is then replaced, not taken away. */
  required?: boolean;
  hint?: string;
  /** Where it stands in the draft, for what is found wrong there. */
  place?: string;
}

/** A picture, one of those that were uploaded or that come with the item. */
export function PictureChoice({ label, file, onFile, required = false, hint, place }: PictureChoiceProps) {
  const t = useTranslations();
  const page = usePage();
  const { view } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const labelId = useId();
  const isUploaded = isUploadedPicture(file);
  const { data: uploaded } = useQuery({ ...pictureQuery(page, file ?? ''), enabled: isUploaded });
  const ownPictures = (view?.pictures ?? []).filter((one) => one.src !== '' && !isUploadedPicture(one.file));
  const src = isUploaded ? uploaded?.small : ownPictures.find((one) => one.file === file)?.src;
  const name = isUploaded ? uploaded?.title : file;
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap-1.5">
      <p id={labelId} className="font-semibold">
        {label}
        {required && <RequiredMark word={t('learning.editor.required')} />}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <div className="grid aspect-4/3 w-32 place-items-center overflow-hidden rounded-control bg-sand text-muted">
          {src ? (
            <img src={src} alt="" width={256} height={192} className="size-full object-contain" />
          ) : (
            <Icon shape={IconPhoto} size={32} />
          )}
        </div>
        <div className="min-w-0 space-y-2">
          <p className="text-step--1 text-muted">
            {file === undefined || file === '' ? (
              t('learning.editor.noPicture')
            ) : (
              <bdi className="break-all">{name}</bdi>
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="s" data-path={place} onClick={() => setOpen(true)}>
              {file ? t('learning.editor.otherPicture') : t('learning.editor.choosePictureButton')}
            </Button>
            {file && !required && (
              <Button variant="quiet" size="s" onClick={() => onFile(undefined)}>
                {t('learning.editor.withoutPicture')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {hint && <p className="text-step--1 text-muted">{hint}</p>}
      {isOpen && (
        <PictureDialog
          others={ownPictures}
          onChoose={(chosen) => {
            setOpen(false);
            onFile(chosen);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
