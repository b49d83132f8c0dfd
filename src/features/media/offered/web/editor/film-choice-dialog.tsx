import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { clockTime } from '#core/clock-time.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Icon } from '#ui/icon/icon.tsx';

interface FilmChoiceDialogProps {
  /** The films that come with the course. */
  others: readonly string[];
  onChoose(film: string): void;
  onClose(): void;
}

/** Every film that can be shown, to choose one of. */
export function FilmChoiceDialog({ others, onChoose, onClose }: FilmChoiceDialogProps) {
  const t = useTranslations();
  const { api } = usePage();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim());
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    api.media.films.infiniteOptions({
      input: (at: string | undefined) => ({
        status: 'ready' as const,
        ...(words !== '' && { q: words }),
        ...(at !== undefined && { at }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    }),
  );
  const films = data?.pages.flatMap(({ items }) => items);
  const named = others.filter((name) => name.toLowerCase().includes(words.toLowerCase()));
  return (
    <Dialog title={t('media.choose.film')} closeLabel={t('media.edit.close')} onClose={onClose}>
      <div className="mt-5 space-y-5">
        <p className="text-muted">{t.rich('media.choose.filmHint', { films: linkToFilms })}</p>
        <Field label={t('media.films.search')}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={search}
              maxLength={200}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          )}
        </Field>
        {films?.length === 0 && named.length === 0 && words !== '' && (
          <p role="status" className="text-muted">
            {t('media.choose.noFilmFound')}
          </p>
        )}
        <ul className="grid gap-2" aria-busy={films === undefined}>
          {films?.map(({ id, title, poster, duration }) => (
            <FilmButton
              key={id}
              title={title}
              poster={poster}
              note={duration === undefined ? '' : clockTime(duration)}
              onChoose={() => onChoose(id)}
            />
          ))}
          {named.map((name) => (
            <FilmButton
              key={name}
              title={name}
              note={t('media.choose.filmOfCourse')}
              onChoose={() => onChoose(name)}
            />
          ))}
        </ul>
        {hasNextPage && (
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('media.films.older')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function linkToFilms(words: ReactNode) {
  return (
    <a href={adminHref('adminFilms')} className="font-semibold underline">
      {words}
    </a>
  );
}

interface FilmButtonProps {
  title: string;
  note: string;
  poster?: string | undefined;
  onChoose(): void;
}

function FilmButton({ title, note, poster, onChoose }: FilmButtonProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex w-full items-center gap-4 rounded-control border border-line bg-white p-2 text-start hover:border-pomegranate"
      >
        <span className="grid aspect-video w-24 shrink-0 place-items-center overflow-hidden rounded-small bg-dusk text-white/70">
          {poster === undefined ? (
            <Icon shape={IconMovie} />
          ) : (
            <img src={poster} alt="" width={192} height={108} className="size-full object-cover" />
          )}
        </span>
        <span className="min-w-0">
          <bdi className="block font-bold wrap-anywhere">{title}</bdi>
          <span className="text-step--1 text-muted tabular-nums">{note}</span>
        </span>
      </button>
    </li>
  );
}
