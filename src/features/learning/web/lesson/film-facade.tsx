import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { VideoView } from '../../contract.ts';
import { StartPanel } from './start-panel.tsx';

interface FilmFacadeProps {
  film: VideoView;
  startAt: number;
  focus: RefObject<boolean>;
  onPlay(seconds: number): void;
}

/** The player as it looks before it is loaded, in its place and size: the poster, and the button to play. */
export function FilmFacade({ film, startAt, focus, onPlay }: FilmFacadeProps) {
  const t = useTranslations();
  return (
    <div className="-mx-4 mb-2 sm:mx-0">
      <div className="relative aspect-video overflow-hidden bg-black sm:rounded-card">
        <StartPanel poster={film.poster} startAt={startAt} focus={focus} onPlay={onPlay} />
      </div>
      <p className="h-23 px-4 pt-3 text-step--1 text-night-soft sm:px-1">
        {t('learning.player.captionsIn', { count: film.captions.length })}
      </p>
    </div>
  );
}
