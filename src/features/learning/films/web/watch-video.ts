import type { WatchReporter } from './watch-reporter.ts';

/** Tells the reporter what a film does; returns a function that stops it. */
export function watchVideo(video: HTMLVideoElement, reporter: WatchReporter): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const tick = () => {
    if (!video.paused && !video.seeking) reporter.tick(video.currentTime);
  };
  const rest = () => {
    // A pause ends what was played; while seeking, the time is already that of the new position.
    if (!video.seeking) reporter.tick(video.currentTime);
    reporter.rest(video.currentTime);
  };
  const leave = () => {
    tick();
    reporter.leave();
  };
  video.addEventListener('play', () => reporter.play(), { signal });
  for (const event of ['playing', 'seeked', 'timeupdate']) video.addEventListener(event, tick, { signal });
  video.addEventListener('pause', rest, { signal });
  video.addEventListener('seeking', rest, { signal });
  window.addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), {
    signal,
  });
  if (!video.paused) reporter.play();
  return () => {
    tick();
    stopping.abort();
    reporter.stop();
  };
}
