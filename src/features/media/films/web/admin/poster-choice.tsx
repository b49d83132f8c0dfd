import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';

interface PosterChoiceProps {
  src: string;
  title: string;
  /** In words. */
  chosen: string;
  /** What is chosen, as far as it can be shown already. */
  poster: string | undefined;
  onAt(seconds: number): void;
  onPicture(): void;
}

/** Of films with fewer pictures a second, two steps may show the same one. */
const frame = 1 / 25;

/** The film, to be stopped at the picture that becomes its poster: a picture at a time if need be. Or an uploaded one. */
export function PosterChoice({ src, title, chosen, poster, onAt, onPicture }: PosterChoiceProps) {
  const t = useTranslations();
  const player = useRef<HTMLVideoElement>(null);
  const step = (seconds: number) => {
    const { current: video } = player;
    if (!video) return;
    video.pause();
    video.currentTime = Math.max(0, video.currentTime + seconds);
  };
  return (
    <div className="space-y-2">
      <video
        ref={player}
        src={src}
        controls
        muted
        preload="metadata"
        className="aspect-video w-full rounded-control bg-night"
        aria-label={title}
      />
      <div dir="ltr" className="flex flex-wrap items-center gap-2">
        <IconButton icon={IconChevronLeft} label={t('media.film.back')} onClick={() => step(-frame)} />
        <IconButton icon={IconChevronRight} label={t('media.film.forward')} onClick={() => step(frame)} />
        <Button
          variant="secondary"
          size="s"
          onClick={() => onAt(Math.round((player.current?.currentTime ?? 0) * 100) / 100)}
        >
          {t('media.edit.takePoster')}
        </Button>
      </div>
      <div className="flex items-center gap-4 rounded-control bg-sand p-3">
        {poster !== undefined && (
          <img
            src={poster}
            alt=""
            width={160}
            height={90}
            className="aspect-video w-28 shrink-0 rounded-small bg-white object-cover sm:w-40"
          />
        )}
        <div className="min-w-0 space-y-2">
          <p role="status" className="text-step--1 text-muted">
            {chosen}
          </p>
          <Button variant="secondary" size="s" onClick={onPicture}>
            {t('media.edit.choosePoster')}
          </Button>
        </div>
      </div>
    </div>
  );
}
