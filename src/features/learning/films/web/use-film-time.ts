import { useCallback, useSyncExternalStore } from 'react';

/** Maps the film's current second to a value (a line, a chapter); rerenders only when that value changes. */
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
