import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FilmView } from '#features/media/films/contract.ts';
import { closeToMain } from '#page/admin/close-to-main.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { isolate } from '#ui/text/isolate.tsx';

interface RemoveDialogProps {
  film: FilmView;
  onClose(): void;
}

/** Asks before a film is removed, since its files cannot be brought back. */
export function RemoveDialog({ film: { id, title }, onClose }: RemoveDialogProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation(
    api.media.removeFilm.mutationOptions({
      onSuccess: () => closeToMain(onClose),
      onSettled: () => queries.invalidateQueries({ queryKey: api.media.films.key() }),
    }),
  );
  return (
    <Dialog title={t('media.remove.title')} closeLabel={t('media.edit.close')} onClose={onClose}>
      <p className="mt-4">{t.rich('media.remove.question', { title, bdi: isolate })}</p>
      {error && (
        <Callout tone="danger" announced className="mt-4">
          {findRefusal(error)?.message ?? t('media.edit.failed')}
        </Callout>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => mutate({ id })}>
          {t('media.films.remove')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('media.remove.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
