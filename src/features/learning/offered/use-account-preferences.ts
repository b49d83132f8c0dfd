import { useEffect } from 'react';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { keepPlayerPreferences } from './player-preferences.ts';

const appliedKey = 'tl-player-account';

/**
 * Applies the account's settings to this device's player, once each time they change: what she later chooses at this
 * player stays here.
 */
export function useAccountPreferences(): void {
  const preferences = useViewer()?.preferences;
  const settled = preferences && JSON.stringify(toPlayer(preferences));
  useEffect(() => {
    if (settled === undefined || readApplied() === settled) return;
    keepPlayerPreferences(JSON.parse(settled) as ReturnType<typeof toPlayer>);
    keepApplied(settled);
  }, [settled]);
}

type Settled = NonNullable<ReturnType<typeof useViewer>>['preferences'];

/** Omits settings that each device decides for itself. */
function toPlayer({ captions, captionLanguage, rate }: Settled) {
  return {
    ...(captions !== null && { captions }),
    ...(captionLanguage !== null && { captionLanguage }),
    ...(rate !== null && { rate }),
  };
}

function readApplied(): string | null {
  try {
    return localStorage.getItem(appliedKey);
  } catch {
    // Without storage the settings are applied again on every page.
    return null;
  }
}

function keepApplied(settled: string): void {
  try {
    localStorage.setItem(appliedKey, settled);
  } catch {
    // As above.
  }
}
