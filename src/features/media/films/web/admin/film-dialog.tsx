import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FilmView } from '#features/media/films/contract.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

interface FilmDialogProps {
  film: FilmView;
  onClose(): void;
}

/** A film's title and poster: the poster is the picture at which the film is stopped. */
export function FilmDialog({ film, onClose }: FilmDialogProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const player = useRef<HTMLVideoElement>(null);
  const [title, setTitle] = useState(film.title);
  const [posterAt, setPosterAt] = useState(film.posterAt);
  const { mutate, isPending, error } = useMutation(
    api.media.changeFilm.mutationOptions({
      onSuccess: onClose,
      onSettled: () => queries.invalidateQueries({ queryKey: api.media.films.key() }),
    }),
  );
  const refusal = findRefusal(error);
  const titleError = refusal?.issues['title'];
  return (
    <Dialog title={t('media.edit.title')} closeLabel={t('media.edit.close')} onClose={onClose}>
      <form
        className="mt-5 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          const { id, version } = film;
          mutate({ id, version, title, ...(posterAt !== film.posterAt && { posterAt }) });
        }}
      >
        <Field label={t('media.edit.name')} required error={titleError}>
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
        {film.src !== undefined && (
          <div className="space-y-2">
            <video
              ref={player}
              src={film.src}
              controls
              muted
              preload="metadata"
              className="aspect-video w-full rounded-control bg-night"
              aria-label={film.title}
            />
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="secondary"
                size="s"
                onClick={() => setPosterAt(Math.round((player.current?.currentTime ?? 0) * 10) / 10)}
              >
                {t('media.edit.takePoster')}
              </Button>
              <span role="status" className="text-step--1 text-muted">
                {t('media.edit.posterAt', { seconds: posterAt })}
              </span>
            </div>
          </div>
        )}
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
