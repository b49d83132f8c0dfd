import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { closeToMain } from '#page/admin/close-to-main.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface TrackRemovalProps {
  filmId: string;
  trackId: string;
  name: string;
  onClose(): void;
}

/** Asks before a recording is removed, since it cannot be brought back. */
export function TrackRemoval({ filmId, trackId, name, onClose }: TrackRemovalProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation(
    api.media.removeTrack.mutationOptions({
      onSuccess: () => closeToMain(onClose),
      onSettled: () => queries.invalidateQueries({ queryKey: api.media.tracks.key() }),
    }),
  );
  return (
    <Dialog title={t('media.tracks.removeTitle')} closeLabel={t('media.edit.close')} onClose={onClose}>
      <p className="mt-4">{t('media.tracks.removeQuestion', { track: name })}</p>
      {error && (
        <Callout tone="danger" announced className="mt-4">
          {findRefusal(error)?.message ?? t('media.edit.failed')}
        </Callout>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => mutate({ id: filmId, trackId })}>
          {t('media.films.remove')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('media.remove.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
