import { useCallback, useEffect, useRef } from 'react';
import type { Cue } from '#core/cues.ts';

/** How much of the film is played before and after a caption, to hear it in its place. */
const aroundSeconds = 0.5;

/** The film of the editor, which can play just one caption. */
export function usePlayer() {
  const player = useRef<HTMLVideoElement>(null);
  const stopAt = useRef<number>(undefined);
  useEffect(() => {
    const video = player.current;
    const stop = () => {
      if (!video || stopAt.current === undefined || video.currentTime < stopAt.current) return;
      stopAt.current = undefined;
      video.pause();
    };
    video?.addEventListener('timeupdate', stop);
    return () => video?.removeEventListener('timeupdate', stop);
  }, []);
  const playCue = useCallback(({ start, end }: Cue) => {
    const video = player.current;
    if (!video) return;
    video.currentTime = Math.max(0, start - aroundSeconds);
    stopAt.current = end + aroundSeconds;
    void play(video);
  }, []);
  const togglePlay = useCallback(() => {
    const video = player.current;
    if (!video) return;
    stopAt.current = undefined;
    if (video.paused) void play(video);
    else video.pause();
  }, []);
  const now = useCallback(() => player.current?.currentTime ?? 0, []);
  return { player, playCue, togglePlay, now };
}

/** A film that is paused again before it could begin is no error. */
async function play(video: HTMLVideoElement): Promise<void> {
  await video.play().catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error;
  });
}
