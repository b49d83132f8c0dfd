import { useEffect, useEffectEvent } from 'react';

/** So early a film halts, as it tells the time four times a second only. */
const early = 0.15;

interface FilmStop {
  /** The second beyond which the film does not go; undefined where it is free. */
  at: number | undefined;
  /** The film has come there, or was sent beyond; `wasSkipped` for the latter. */
  onStop(wasSkipped: boolean): void;
}

/** Keeps a film from going beyond a second, however that is tried: by playing, keys, its strip, its chapters, its text. */
export function useFilmStop(video: HTMLVideoElement | null, { at, onStop }: FilmStop): void {
  const stop = useEffectEvent(onStop);
  useEffect(() => {
    if (!video || at === undefined) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const halt = () => {
      const beyond = video.currentTime - at;
      if (beyond < -early) return;
      video.pause();
      const wasSkipped = beyond > 1;
      if (beyond > 0.05) video.currentTime = at;
      stop(wasSkipped);
    };
    for (const event of ['timeupdate', 'seeking', 'play', 'playing'])
      video.addEventListener(event, halt, { signal });
    return () => stopping.abort();
  }, [video, at]);
}
