import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';

interface PosterChoiceProps {
  src: string;
  title: string;
  /** In seconds. */
  at: number;
  onAt(seconds: number): void;
}

/** Of films with fewer pictures a second, two steps may show the same one. */
const frame = 1 / 25;

/** The film, to be stopped at the picture that becomes its poster: a picture at a time if need be. */
export function PosterChoice({ src, title, at, onAt }: PosterChoiceProps) {
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
        <span role="status" dir="auto" className="text-step--1 text-muted">
          {t('media.edit.posterAt', { seconds: at })}
        </span>
      </div>
    </div>
  );
}
