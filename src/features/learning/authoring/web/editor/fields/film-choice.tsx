import { useQuery } from '@tanstack/react-query';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilmChoiceDialog } from '#features/media/offered/web/editor/film-choice-dialog.tsx';
import { filmQuery, isUploadedFilm } from '#features/media/offered/web/editor/film-query.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';

interface FilmChoiceProps {
  film: string | undefined;
  /** The films that the course's items show already. */
  films: readonly string[];
  onFilm(film: string): void;
}

/** The film of an item: one that staff has uploaded, or one that comes with the course. */
export function FilmChoice({ film, films, onFilm }: FilmChoiceProps) {
  const t = useTranslations();
  const page = usePage();
  const [isOpen, setOpen] = useState(false);
  const labelId = useId();
  const { data: uploaded } = useQuery({ ...filmQuery(page, film ?? ''), enabled: isUploadedFilm(film) });
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap-1.5">
      <p id={labelId} className="font-semibold">
        {t('learning.editor.film')}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <div className="grid aspect-video w-36 place-items-center overflow-hidden rounded-control bg-dusk text-white/70">
          {uploaded?.poster === undefined ? (
            <Icon shape={IconMovie} size={32} />
          ) : (
            <img src={uploaded.poster} alt="" width={288} height={162} className="size-full object-cover" />
          )}
        </div>
        <div className="min-w-0 space-y-2">
          <p className="text-step--1 text-muted">
            {film === undefined ? (
              t('learning.editor.noFilmYet')
            ) : (
              <bdi className="wrap-anywhere">{uploaded?.title ?? film}</bdi>
            )}
          </p>
          <Button variant="secondary" size="s" data-path="shared.film" onClick={() => setOpen(true)}>
            {film === undefined ? t('learning.editor.chooseFilm') : t('learning.editor.otherFilm')}
          </Button>
        </div>
      </div>
      {isOpen && (
        <FilmChoiceDialog
          others={films.filter((name) => !isUploadedFilm(name))}
          onChoose={(chosen) => {
            setOpen(false);
            onFilm(chosen);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
