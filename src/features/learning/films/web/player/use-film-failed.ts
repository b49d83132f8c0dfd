import { useMediaState } from '@vidstack/react';
import { useEffect, useState } from 'react';

/**
 * Whether the film failed to load. Besides the player library's own errors, this covers those of a `<source>`, which
 * the library misses because they do not bubble.
 */
export function useFilmFailed(video: HTMLVideoElement | null): boolean {
  const error = useMediaState('error');
  const [hasNoSource, setNoSource] = useState(false);
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target === video || target instanceof HTMLSourceElement) setNoSource(true);
    };
    video?.addEventListener('error', onError, { capture: true });
    return () => video?.removeEventListener('error', onError, { capture: true });
  }, [video]);
  return hasNoSource || error !== null;
}
