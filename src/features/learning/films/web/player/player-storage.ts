import type { MediaStorage } from '@vidstack/react';
import {
  keepPlayerPreferences,
  readPlayerPreferences,
} from '#features/learning/offered/player-preferences.ts';

/**
 * Where the player library stores speed and volume, and gets its start position. We manage captions ourselves, as it
 * would mistake a change of language for captions turned off.
 */
export function createPlayerStorage(startPosition: number): MediaStorage {
  const { rate, volume, muted } = readPlayerPreferences();
  return {
    getTime: async () => startPosition,
    getVolume: async () => volume,
    setVolume: async (volume) => keepPlayerPreferences({ volume }),
    getMuted: async () => muted,
    setMuted: async (muted) => keepPlayerPreferences({ muted }),
    getPlaybackRate: async () => rate,
    setPlaybackRate: async (rate) => keepPlayerPreferences({ rate }),
    getLang: async () => null,
    getCaptions: async () => false,
    getVideoQuality: async () => null,
    getAudioGain: async () => null,
  };
}
