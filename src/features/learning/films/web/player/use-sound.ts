import type { MediaPlayerInstance } from '@vidstack/react';
import { useEffect, type RefObject } from 'react';
import type { SoundChoice } from '../use-sound-choice.ts';

/** What the stream calls the sound of the film itself. */
const ownSound = 'Original';

/** Lets the chosen track be heard, as soon as the stream has said which there are. */
export function useSound(player: RefObject<MediaPlayerInstance | null>, choice: SoundChoice): void {
  const wanted = choice?.name ?? ownSound;
  useEffect(() => {
    const { current } = player;
    const select = () => selectTrack(current, wanted);
    select();
    const listening = new AbortController();
    current?.audioTracks.addEventListener('add', select, { signal: listening.signal });
    return () => listening.abort();
  }, [player, wanted]);
}

function selectTrack(player: MediaPlayerInstance | null, name: string): void {
  for (const track of player?.audioTracks ?? [])
    if (track.label === name && !track.selected) track.selected = true;
}
