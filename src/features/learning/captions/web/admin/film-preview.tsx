import { useEffect, useState, type RefObject } from 'react';
import type { Cue } from '#core/cues.ts';
import { locales, type Locale } from '#core/locale.ts';

interface FilmPreviewProps {
  player: RefObject<HTMLVideoElement | null>;
  src: string;
  title: string;
  cues: readonly Cue[];
  locale: Locale;
}

/** The film with the captions as they are being edited. */
export function FilmPreview({ player, src, title, cues, locale }: FilmPreviewProps) {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const video = player.current;
    const note = () => setNow(video?.currentTime ?? 0);
    const timer = setInterval(note, 100);
    return () => clearInterval(timer);
  }, [player]);
  const shown = cues.find(({ start, end }) => start <= now && now < end);
  return (
    <div className="relative overflow-hidden rounded-card bg-night">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are what is edited, shown below as they are now */}
      <video
        ref={player}
        src={src}
        controls
        playsInline
        preload="auto"
        aria-label={title}
        className="aspect-video w-full"
      />
      {shown && (
        <p
          lang={locale}
          dir={locales[locale].direction}
          className="pointer-events-none absolute inset-x-4 bottom-14 mx-auto w-fit rounded-small bg-night/85 px-3 py-1 text-center whitespace-pre-line text-white"
        >
          {shown.text}
        </p>
      )}
    </div>
  );
}
