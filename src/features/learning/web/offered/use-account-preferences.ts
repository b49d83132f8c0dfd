import { useEffect } from 'react';
import { useViewer } from '../../../accounts/web/offered/viewer-query.ts';
import { keepPlayerPreferences } from './player-preferences.ts';

const appliedKey = 'tl-player-account';

/**
 * Brings what a person has settled for all her devices to the player of this one, once each time it changes: what she
 * then chooses at this player stays hers here.
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

/** What is left to each device is left out. */
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
    // Without storage the settings are brought anew with each page.
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
