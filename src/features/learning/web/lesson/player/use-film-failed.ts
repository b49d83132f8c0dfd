import { useMediaState } from '@vidstack/react';
import { useEffect, useState } from 'react';

/**
 * Whether the film cannot be had. Besides the player library's own errors these are those of a `<source>`, which the
 * library does not hear: they do not bubble.
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
