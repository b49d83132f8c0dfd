import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import type { VideoView } from '../contract.ts';
import { StartPanel } from './start-panel.tsx';

interface FilmFacadeProps {
  film: VideoView;
  startAt: number;
  /** Whether captions are on: on a phone they have their own space below the picture. */
  captioned: boolean;
  focus: RefObject<boolean>;
  onPlay(seconds: number): void;
}

/** The player's look before it is loaded, in its place and size: the poster, and the play button. */
export function FilmFacade({ film, startAt, captioned, focus, onPlay }: FilmFacadeProps) {
  const t = useTranslations();
  return (
    <div className="-mx-4 mb-2 sm:mx-0">
      <div className="relative aspect-video overflow-hidden bg-black max-sm:portrait:aspect-3/2 sm:rounded-card">
        <StartPanel poster={film.poster} startAt={startAt} focus={focus} onPlay={onPlay} />
      </div>
      <p
        className={classNames(
          'h-23 px-4 pt-3 text-step--1 text-night-soft sm:px-1',
          captioned && 'max-sm:h-40',
        )}
      >
        {t('learning.player.captionsIn', { count: film.captions.length })}
      </p>
    </div>
  );
}
