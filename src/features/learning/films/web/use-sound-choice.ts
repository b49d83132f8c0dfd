import {
  keepPlayerPreferences,
  usePlayerPreferences,
} from '#features/learning/offered/player-preferences.ts';
import type { VideoView } from '../contract.ts';

type Track = NonNullable<VideoView['audio']>[number];

/** What is heard of a film: one of its tracks, or its own sound. */
export type SoundChoice = Track | undefined;

/** What was chosen at a player, as far as this film has it. */
export function useSoundChoice({
  audio = [],
}: Pick<VideoView, 'audio'>): [SoundChoice, (choice: SoundChoice) => void] {
  const { sound } = usePlayerPreferences();
  return [
    audio.find((track) => soundOf(track) === sound),
    (choice) => keepPlayerPreferences({ sound: choice && soundOf(choice) }),
  ];
}

/** The track after the chosen one; the film's own sound after the last. */
export function nextSound(audio: readonly Track[], choice: SoundChoice): SoundChoice {
  return audio[choice ? audio.indexOf(choice) + 1 : 0];
}

/** How a choice is kept, for this film and others. */
export function soundOf({ lang, kind }: Pick<Track, 'lang' | 'kind'>): string {
  return `${lang}.${kind}`;
}
