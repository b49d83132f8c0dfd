import { useSuspenseQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { videoQuery } from '../films/web/video-query.ts';
import { useCaptionChoice } from '../films/web/use-caption-choice.ts';

interface ShownFilmProps {
  itemId: string;
  title: string;
  ref?: Ref<HTMLVideoElement>;
}

/** A film for a whole class, as large as there is room: the browser's own player, which counts nothing for anyone. */
export function ShownFilm({ itemId, title, ref }: ShownFilmProps) {
  const t = useTranslations();
  const { data: film } = useSuspenseQuery(videoQuery(usePage(), itemId));
  const [captions] = useCaptionChoice();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks of the film are below
    <video
      ref={ref}
      dir="ltr"
      controls
      playsInline
      preload="metadata"
      poster={film.poster}
      aria-label={t('learning.player.film', { title })}
      className="size-full bg-black object-contain"
    >
      {film.sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {film.captions.map(({ lang, label, src }) => (
        <track
          key={lang}
          kind="captions"
          src={src}
          srcLang={lang}
          label={label}
          default={captions.shown && lang === captions.language}
        />
      ))}
    </video>
  );
}
