import type { Ref } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { VideoView } from '../contract.ts';
import { readStartParameter } from './start-parameter.ts';

interface PlainPlayerProps {
  title: string;
  film: VideoView;
  ref?: Ref<HTMLVideoElement>;
}

/** The browser's own player, in the place and size of ours: for pages without JavaScript, or without our player. */
export function PlainPlayer({ title, film, ref }: PlainPlayerProps) {
  const t = useTranslations();
  const { locale } = usePage();
  const asked = readStartParameter(useSearchParams()[0], film);
  const from = asked === undefined ? '' : `#t=${asked}`;
  return (
    <div className="-mx-4 mb-2 sm:mx-0">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks of the film are below */}
      <video
        ref={ref}
        dir="ltr"
        controls
        playsInline
        preload="none"
        poster={film.poster}
        width={1280}
        height={720}
        aria-label={t('learning.player.film', { title })}
        className="aspect-video w-full bg-black object-contain max-sm:portrait:aspect-3/2 max-sm:portrait:object-cover sm:rounded-card"
      >
        {film.sources.map(({ src, type }) => (
          <source key={src} src={src + from} type={type} />
        ))}
        {film.captions.map(({ lang, label, src }) => (
          <track
            key={lang}
            kind="captions"
            src={src}
            srcLang={lang}
            label={label}
            default={lang === locale}
          />
        ))}
      </video>
      <p className="h-23 max-sm:h-40 px-4 pt-3 text-step--1 text-night-soft sm:px-1">
        {t('learning.player.captionsIn', { count: film.captions.length })}
      </p>
    </div>
  );
}
