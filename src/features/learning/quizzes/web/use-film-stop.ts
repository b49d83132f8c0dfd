import { useEffect, useEffectEvent } from 'react';

/** How early, in seconds, to stop the film, since it reports its time only four times a second. */
const early = 0.15;
/** A position this many seconds past the stop cannot come from playing. */
const far = 1;

interface FilmStop {
  /** The second the film cannot pass; undefined if nothing stops it. */
  at: number | undefined;
  /** The film has reached it, or tried to jump past it; `wasSkipped` for the latter. */
  onStop(wasSkipped: boolean): void;
}

/**
 * Keeps a film from passing a given second, however the user tries: by playing, keys, time strip, chapters or
 * transcript.
 */
export function useFilmStop(video: HTMLVideoElement | null, { at, onStop }: FilmStop): void {
  const stop = useEffectEvent(onStop);
  useEffect(() => {
    if (!video || at === undefined) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    let wasSkipped = false;
    let wasStarted = false;
    const halt = ({ type }: Event) => {
      const beyond = video.currentTime - at;
      // A user who comes back to a stop presses play first; on a busy device the film may never get to play before it is halted.
      wasStarted ||= type === 'play' || !video.paused || video.played.length > 0;
      if (!wasStarted || beyond < -early) return;
      if (beyond > far) {
        wasSkipped = true;
        video.currentTime = at;
      }
      // The player library treats a pause during a seek as part of the seek.
      if (video.seeking) return;
      video.pause();
      stop(wasSkipped);
    };
    for (const event of ['timeupdate', 'seeking', 'seeked', 'play', 'playing'])
      video.addEventListener(event, halt, { signal });
    return () => stopping.abort();
  }, [video, at]);
}
