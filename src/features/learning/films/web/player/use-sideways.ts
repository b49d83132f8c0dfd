import { useSyncExternalStore } from 'react';

/** A phone held sideways: hardly higher than a film, with a touch screen. */
const sideways = '(orientation: landscape) and (max-height: 30rem) and (pointer: coarse)';

/** Whether the page is on a phone held sideways, where a film may fill the screen. */
export function useSideways(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(sideways);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(sideways).matches,
    () => false,
  );
}
