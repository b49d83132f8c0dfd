import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import type { Locale } from '#core/locale.ts';
import { Card } from '#ui/card/card.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { clockTime } from '#core/clock-time.ts';
import { findCurrentLine, readCaptionLines } from '#core/caption-lines.ts';
import { useFilmTime } from './use-film-time.ts';

interface TranscriptProps {
  /** The captions file. */
  src: string;
  language: Locale;
  /** The video element; null until it exists. */
  video: HTMLVideoElement | null;
  onPlay(seconds: number): void;
}

/** What is said in the film, line by line; each line plays the film from there, and the current one is highlighted. */
export function Transcript({ src, language, video, onPlay }: TranscriptProps) {
  const t = useTranslations();
  const { data: lines } = useQuery({
    queryKey: ['captions', src],
    queryFn: async ({ signal }) => {
      const response = await fetch(src, { signal });
      if (!response.ok) throw new Error(`the captions failed with status ${response.status}`);
      return readCaptionLines(await response.text());
    },
    staleTime: Infinity,
    placeholderData: (previous) => previous,
  });
  const current = useFilmTime(video, (seconds) => findCurrentLine(lines ?? [], seconds));
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => keepInView(box.current, current), [current]);
  if (!lines?.length) return null;
  return (
    <Card as="section" labelledBy="transcript-title" padding="none" className="flex flex-col">
      <div className="px-5 pt-5 sm:px-6 sm:pt-6">
        <h2 id="transcript-title" className="text-step-2">
          {t('learning.lesson.transcript')}
        </h2>
        <p className="mt-1 text-step--1 text-muted">{t('learning.lesson.transcriptHint')}</p>
      </div>
      <ol
        ref={box}
        lang={language}
        dir={locales[language].direction}
        className="relative mt-3 max-h-[26rem] overflow-y-auto motion-safe:scroll-smooth overscroll-contain px-2 pb-3 sm:px-3"
      >
        {lines.map(({ start, text }, index) => (
          <li key={start}>
            <button
              type="button"
              aria-current={index === current || undefined}
              onClick={() => onPlay(start)}
              className={classNames(
                'flex min-h-11 w-full items-baseline gap-3 rounded-control px-3 py-2 text-start transition-colors duration-200',
                index === current ? 'bg-tint-gold font-medium' : 'hover:bg-sand',
              )}
            >
              <span className="w-10 shrink-0 text-step--1 text-muted tabular-nums">{clockTime(start)}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Scrolls the list itself, never the page, so that the line is centered; not while the user is in it. */
function keepInView(list: HTMLOListElement | null, index: number): void {
  const line = list?.children[index];
  if (!list || !(line instanceof HTMLElement) || list.matches(':hover, :focus-within')) return;
  list.scrollTo({ top: line.offsetTop - (list.clientHeight - line.offsetHeight) / 2 });
}
