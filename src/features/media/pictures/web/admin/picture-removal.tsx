import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { PictureView } from '#features/media/pictures/contract.ts';
import { closeToMain } from '#page/admin/close-to-main.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { isolate } from '#ui/text/isolate.tsx';

interface PictureRemovalProps {
  picture: PictureView;
  onClose(): void;
}

/** Asks before a picture is removed, since it cannot be brought back. */
export function PictureRemoval({ picture: { file, title }, onClose }: PictureRemovalProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation(
    api.media.removePicture.mutationOptions({
      onSuccess: () => closeToMain(onClose),
      onSettled: () => queries.invalidateQueries({ queryKey: api.media.pictures.key() }),
    }),
  );
  return (
    <Dialog title={t('media.pictures.removeTitle')} closeLabel={t('media.edit.close')} onClose={onClose}>
      <p className="mt-4">{t.rich('media.pictures.removeQuestion', { title, bdi: isolate })}</p>
      {error && (
        <Callout tone="danger" announced className="mt-4">
          {findRefusal(error)?.message ?? t('media.edit.failed')}
        </Callout>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => mutate({ file })}>
          {t('media.films.remove')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('media.remove.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
