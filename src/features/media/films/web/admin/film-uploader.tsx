import { useMutation, useQueryClient } from '@tanstack/react-query';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useEffect, useState, useSyncExternalStore, type DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { filmUploads, startUpload } from './film-uploads.ts';
import { UploadRow } from './upload-row.tsx';

/** Takes films by drop or by the system's file picker, and shows those on their way. */
export function FilmUploader() {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const [isOver, setIsOver] = useState(false);
  const uploads = useSyncExternalStore(filmUploads.subscribe, filmUploads.list, filmUploads.list);
  const { mutateAsync: addFilm } = useMutation(
    api.media.addFilm.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.media.films.key() }),
    }),
  );
  useWarningOnLeaving(uploads.some(({ state }) => state !== 'failed'));

  const send = (files: FileList | null) => {
    for (const file of files ?? []) void startUpload(file, addFilm);
  };
  const take = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    send(event.dataTransfer.files);
  };
  return (
    <section className="mt-6" aria-label={t('media.upload.label')}>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={take}
        className={classNames(
          'flex cursor-pointer flex-col items-center gap-1 rounded-card border-2 border-dashed p-6 text-center focus-within:outline-2 focus-within:outline-offset-2 hover:border-pomegranate',
          isOver ? 'border-pomegranate bg-sand' : 'border-edge bg-paper',
        )}
      >
        <Icon shape={IconUpload} size={32} className="text-pomegranate" />
        <span className="text-step-1 font-bold">{t('media.upload.drop')}</span>
        <span className="text-step--1 text-muted">{t('media.upload.hint')}</span>
        <input
          type="file"
          multiple
          accept="video/*,.mkv"
          className="sr-only"
          onChange={({ currentTarget }) => {
            send(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      </label>
      {uploads.length > 0 && (
        <ul className="mt-4 divide-y divide-line rounded-card bg-paper px-5 shadow-lift-1">
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Closing the tab stops an upload; the same file chosen again goes on, but few know that. */
function useWarningOnLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
