import { useEffect, useEffectEvent } from 'react';

/** So early a film halts, as it tells the time four times a second only. */
const early = 0.15;
/** So far beyond, in seconds, no playing explains it. */
const far = 1;

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
    let wasSkipped = false;
    const halt = () => {
      const beyond = video.currentTime - at;
      // Who comes back to a stop first presses play.
      const hasBegun = !video.paused || video.played.length > 0;
      if (!hasBegun || beyond < -early) return;
      if (beyond > far) {
        wasSkipped = true;
        video.currentTime = at;
      }
      // The player library takes a pause during a jump for a part of the jump.
      if (video.seeking) return;
      video.pause();
      stop(wasSkipped);
    };
    for (const event of ['timeupdate', 'seeking', 'seeked', 'play', 'playing'])
      video.addEventListener(event, halt, { signal });
    return () => stopping.abort();
  }, [video, at]);
}
