import type { MediaPlayerInstance } from '@vidstack/react';
import { useEffect, type RefObject } from 'react';

/** Lets the controls go when nobody stirs, on a whole screen only: elsewhere they stand beside the picture. */
export function useIdleControls(player: RefObject<MediaPlayerInstance | null>) {
  useEffect(() => setIdle(player.current, false), [player]);
  return (isFullscreen: boolean) => setIdle(player.current, isFullscreen);
}

function setIdle(player: MediaPlayerInstance | null, mayIdle: boolean): void {
  if (!player) return;
  player.controls.canIdle = mayIdle;
  player.controls.show();
  if (mayIdle && !player.paused) player.controls.hide();
}
