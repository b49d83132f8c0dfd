import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { clockTime } from '#core/clock-time.ts';
import type { TableColumn } from '#page/table/table-parts.ts';
import type { ListedFilm } from '#features/media/films/contract.ts';
import { canRetry } from '#features/media/films/policy.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { FilmLink } from './film-link.tsx';
import { FilmRetry } from './film-retry.tsx';
import { FilmSize } from './film-size.tsx';
import { FilmState } from './film-state.tsx';
import { FilmUses } from './film-uses.tsx';

/** The columns of the list of films. `onRemove` is asked to remove one. */
export function useFilmColumns(onRemove: (film: ListedFilm) => void): readonly TableColumn<ListedFilm>[] {
  const t = useTranslations();
  const format = useFormatter();
  return useMemo(
    () => [
      {
        id: 'title',
        heading: t('media.films.column.title'),
        isSortable: true,
        cell: (film) => <FilmLink film={film} />,
      },
      {
        id: 'status',
        heading: t('media.films.column.status'),
        isSortable: true,
        cell: (film) => (
          <div className="w-44 space-y-2">
            <FilmState film={film} />
            {film.status === 'failed' &&
              (canRetry(film.problem) ? (
                <FilmRetry id={film.id} />
              ) : (
                <Button variant="secondary" size="s" icon={IconTrash} onClick={() => onRemove(film)}>
                  {t('media.films.remove')}
                </Button>
              ))}
          </div>
        ),
      },
      {
        id: 'duration',
        heading: t('media.films.column.duration'),
        isSortable: true,
        isNumber: true,
        cell: ({ duration }) => duration !== undefined && clockTime(duration),
      },
      { id: 'size', heading: t('media.films.column.size'), cell: (film) => <FilmSize film={film} /> },
      {
        id: 'usedBy',
        heading: t('media.films.column.usedBy'),
        cell: ({ usedBy }) => <FilmUses uses={usedBy} />,
      },
      {
        id: 'created',
        heading: t('media.films.column.created'),
        isSortable: true,
        cell: ({ created, madeBy }) => (
          <>
            {format.dateTime(new Date(created), { dateStyle: 'medium' })}
            <span className="block text-muted">
              <bdi>{madeBy}</bdi>
            </span>
          </>
        ),
      },
      {
        id: 'fileName',
        heading: t('media.films.column.fileName'),
        isExtra: true,
        cell: ({ fileName }) => <bdi className="wrap-anywhere">{fileName}</bdi>,
      },
      {
        id: 'id',
        heading: t('media.films.column.id'),
        isExtra: true,
        cell: ({ id }) => (
          <code dir="ltr" className="select-all">
            {id}
          </code>
        ),
      },
      {
        id: 'acts',
        heading: t('media.films.column.acts'),
        cell: (film) =>
          film.status !== 'working' && (
            <IconButton
              icon={IconTrash}
              label={t('media.films.removeOne', { title: film.title })}
              onClick={() => onRemove(film)}
            />
          ),
      },
    ],
    [t, format, onRemove],
  );
}
