import { useMutation, useQueryClient } from '@tanstack/react-query';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { clockTime } from '#core/clock-time.ts';
import type { FilmView } from '#features/media/films/contract.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { FilmState } from './film-state.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** A film of the list: its poster, how it stands, the id by which a course names it, and what can be done. */
export function FilmRow({ film }: { film: FilmView }) {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const queries = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const retry = useMutation(
    api.media.retryFilm.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: api.media.films.key() }),
      onError: (error) =>
        toasts.show({ tone: 'danger', text: findRefusal(error)?.message ?? t('media.edit.failed') }),
    }),
  );
  const { id, title, status, duration, width, height, created } = film;
  return (
    <li className="grid gap-4 py-5 sm:grid-cols-[10rem_1fr_auto] sm:items-center">
      <div className="grid aspect-video w-40 place-items-center overflow-hidden rounded-control bg-dusk text-white/70">
        {film.poster === undefined ? (
          <Icon shape={IconMovie} size={36} />
        ) : (
          <img src={film.poster} alt="" width="160" height="90" className="size-full object-cover" />
        )}
      </div>
      <div className="min-w-0 space-y-1">
        <h2 className="text-step-1 font-bold">
          <bdi>{title}</bdi>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-step--1 text-muted">
          <code className="select-all">{id}</code>
          {duration !== undefined && <span>{t('media.films.duration', { time: clockTime(duration) })}</span>}
          {width !== undefined && height !== undefined && (
            <bdi>{t('media.films.size', { width: String(width), height: String(height) })}</bdi>
          )}
          <span>{format.dateTime(new Date(created), { dateStyle: 'medium' })}</span>
        </p>
        <FilmState film={film} />
      </div>
      <div className="flex flex-wrap gap-2">
        {status === 'failed' && (
          <Button
            variant="secondary"
            size="s"
            icon={IconRefresh}
            busy={retry.isPending}
            onClick={() => retry.mutate({ id })}
          >
            {t('media.films.retry')}
          </Button>
        )}
        {status === 'ready' && (
          <Button
            href={adminHref('adminFilm', { filmId: id })}
            variant="secondary"
            size="s"
            icon={IconPencil}
          >
            {t('media.film.open')}
          </Button>
        )}
        {status !== 'working' && (
          <Button variant="quiet" size="s" icon={IconTrash} onClick={() => setRemoving(true)}>
            {t('media.films.remove')}
          </Button>
        )}
      </div>
      {isRemoving && <RemoveDialog film={film} onClose={() => setRemoving(false)} />}
    </li>
  );
}
