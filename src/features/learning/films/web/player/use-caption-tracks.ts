import { TextTrack, type MediaPlayerInstance } from '@vidstack/react';
import { useEffect, useState, type RefObject } from 'react';
import type { VideoView } from '#features/learning/films/contract.ts';
import type { CaptionChoice } from '../use-caption-choice.ts';

/** Gives the player its captions, and shows the chosen track or none. */
export function useCaptionTracks(
  player: RefObject<MediaPlayerInstance | null>,
  captions: VideoView['captions'],
  { shown, language }: CaptionChoice,
): void {
  // Changing the page's language gives the same captions, at new URLs if those are signed.
  const [files] = useState(captions);
  useEffect(() => {
    const list = player.current?.textTracks;
    for (const { src, lang, label } of files) {
      list?.add(new TextTrack({ src, label, language: lang, kind: 'captions', type: 'vtt' }));
    }
    return () => void list?.clear();
  }, [player, files]);
  const wanted: string | undefined = shown ? language : undefined;
  useEffect(() => showOnly(player.current, wanted), [player, wanted]);
}

function showOnly(player: MediaPlayerInstance | null, language: string | undefined): void {
  for (const track of player?.textTracks ?? []) {
    track.mode = track.language === language ? 'showing' : 'disabled';
  }
}
