import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from '#page/page-provider.tsx';
import type { LiveCounts, LiveView, OwnLiveAnswer } from '../contract.ts';

interface LiveStreamOptions {
  as: 'teacher' | 'player';
  onStep(view: LiveView): void;
  onOwn?(own: OwnLiveAnswer): void;
  onCounts?(counts: LiveCounts): void;
  /** This page may no longer follow, or could not: ask again where it is. */
  onLost(): void;
}

const againAfter = 4000;

/** Follows a live quiz. The browser reconnects by itself, and first hears where the quiz is now. */
export function useLiveStream(
  id: string | undefined,
  { as, onStep, onOwn, onCounts, onLost }: LiveStreamOptions,
): void {
  const { locale } = usePage();
  const [attempt, setAttempt] = useState(0);
  const step = useEffectEvent(onStep);
  const own = useEffectEvent((answer: OwnLiveAnswer) => onOwn?.(answer));
  const counts = useEffectEvent((now: LiveCounts) => onCounts?.(now));
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    if (id === undefined) return undefined;
    let timer: number | undefined;
    const source = new EventSource(
      `/api/live/${encodeURIComponent(id)}/stream?lang=${locale}&as=${as}&try=${attempt}`,
    );
    source.addEventListener('step', ({ data }) => step(JSON.parse(String(data)) as LiveView));
    source.addEventListener('own', ({ data }) => own(JSON.parse(String(data)) as OwnLiveAnswer));
    source.addEventListener('counts', ({ data }) => counts(JSON.parse(String(data)) as LiveCounts));
    source.addEventListener('removed', () => {
      source.close();
      lost();
    });
    source.addEventListener('error', () => {
      // A refusal ends the source; a lost connection does not.
      if (source.readyState !== EventSource.CLOSED) return;
      lost();
      timer = window.setTimeout(() => setAttempt((tries) => tries + 1), againAfter);
    });
    return () => {
      source.close();
      window.clearTimeout(timer);
    };
  }, [id, as, locale, attempt]);
}
