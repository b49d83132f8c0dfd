import type { MediaPlayerInstance } from '@vidstack/react';
import { useEffect, type RefObject } from 'react';

/** Hides the controls when idle if the picture fills the screen: otherwise they are beside it. */
export function useIdleControls(player: RefObject<MediaPlayerInstance | null>, isSideways: boolean) {
  useEffect(() => setIdle(player.current, isSideways), [player, isSideways]);
  return (isFullscreen: boolean) => setIdle(player.current, isFullscreen || isSideways);
}

function setIdle(player: MediaPlayerInstance | null, mayIdle: boolean): void {
  if (!player) return;
  player.controls.canIdle = mayIdle;
  player.controls.show();
  if (mayIdle && !player.paused) player.controls.hide();
}
