import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PictureView } from '#features/media/pictures/contract.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

interface PictureTitleProps {
  picture: PictureView;
  onClose(): void;
}

/** The title by which a picture is found again. */
export function PictureTitle({ picture: { file, version, title: former }, onClose }: PictureTitleProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const [title, setTitle] = useState(former);
  const { mutate, isPending, error } = useMutation(
    api.media.renamePicture.mutationOptions({
      onSuccess: onClose,
      onSettled: () => queries.invalidateQueries({ queryKey: api.media.pictures.key() }),
    }),
  );
  const refusal = findRefusal(error);
  const titleError = refusal?.issues['title'];
  return (
    <Dialog title={t('media.pictures.titleOf')} closeLabel={t('media.edit.close')} onClose={onClose}>
      <form
        className="mt-5 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ file, version, title });
        }}
      >
        <Field label={t('media.edit.name')} required error={titleError} hint={t('media.pictures.titleHint')}>
          {(control) => (
            <TextInput
              {...control}
              value={title}
              maxLength={120}
              dir="auto"
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
          )}
        </Field>
        {error && titleError === undefined && (
          <Callout tone="danger" announced>
            {refusal?.message ?? t('media.edit.failed')}
          </Callout>
        )}
        <Button type="submit" busy={isPending}>
          {t('media.edit.save')}
        </Button>
      </form>
    </Dialog>
  );
}
