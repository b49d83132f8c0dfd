import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import type { VideoView } from '../contract.ts';
import { clockTime } from '#core/clock-time.ts';
import { useFilmTime } from './use-film-time.ts';
import { useIsLive } from '#features/learning/lesson/web/use-is-live.ts';

interface ChapterButtonsProps {
  chapters: VideoView['chapters'];
  /** The video element; null until it exists. */
  video: HTMLVideoElement | null;
  onPlay(seconds: number): void;
}

const look =
  'flex min-h-11 items-baseline gap-2 rounded-pill px-4 py-2.5 text-step--1 leading-snug whitespace-nowrap';

/** A film's chapters in a row; each plays the film from there. Without JavaScript they are its table of contents. */
export function ChapterButtons({ chapters, video, onPlay }: ChapterButtonsProps) {
  const t = useTranslations();
  const isLive = useIsLive();
  const current = useFilmTime(video, (seconds) => chapters.findLastIndex(({ start }) => start <= seconds));
  if (chapters.length < 2) return null;
  return (
    <ol
      aria-label={t('learning.player.chapters')}
      // Until its buttons can be focused, the row itself must be, or the keyboard could not scroll it.
      tabIndex={isLive ? undefined : 0}
      className="-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1.5 sm:mx-0 sm:flex-wrap sm:px-1"
    >
      {chapters.map(({ start, title }, index) => {
        const face = (
          <>
            <span className="text-night-soft tabular-nums">{clockTime(start)}</span>
            <span className="font-medium">{title}</span>
          </>
        );
        return (
          <li key={start} className="snap-start">
            {isLive ? (
              <button
                type="button"
                aria-current={index === current || undefined}
                onClick={() => onPlay(start)}
                className={classNames(
                  look,
                  'transition duration-200 ease-paper hover:bg-dusk',
                  index === current ? 'bg-dusk' : 'bg-white/8',
                )}
              >
                {face}
              </button>
            ) : (
              <span className={classNames(look, 'bg-white/8')}>{face}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
