import { useCallback, useSyncExternalStore } from 'react';

/** What a film's second means to a part of the page (a line, a chapter); rendered anew only when that changes. */
export function useFilmTime(video: HTMLVideoElement | null, read: (seconds: number) => number): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      video?.addEventListener('timeupdate', onChange);
      video?.addEventListener('seeking', onChange);
      return () => {
        video?.removeEventListener('timeupdate', onChange);
        video?.removeEventListener('seeking', onChange);
      };
    },
    [video],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(video?.currentTime ?? 0),
    () => read(0),
  );
}
