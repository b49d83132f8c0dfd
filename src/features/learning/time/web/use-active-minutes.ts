import { useEffect, useEffectEvent } from 'react';
import { activityEvents } from '#features/learning/lesson/web/use-activity.ts';
import { createActiveMinutes } from './active-minutes.ts';

const lookEvery = 1_000;
const retryAfter = 15_000;

/** Reports each minute in which the page's item was played, read or answered; a failed report is retried later. */
export function useActiveMinutes(tell: (minutes: number) => Promise<void>): void {
  const onMinutes = useEffectEvent(tell);
  useEffect(() => {
    const minutes = createActiveMinutes(Date.now());
    const signs = new AbortController();
    let isTelling = false;
    let notBefore = 0;
    const look = () => {
      const now = Date.now();
      const isPlaying = [...document.querySelectorAll('video')].some(
        ({ paused, ended }) => !paused && !ended,
      );
      const ready = minutes.look(now, { isVisible: !document.hidden, isPlaying });
      if (ready === 0 || isTelling || now < notBefore) return;
      isTelling = true;
      onMinutes(ready)
        .then(
          () => minutes.reported(ready),
          // A child hears nothing of a lost connection; the minutes wait.
          () => (notBefore = Date.now() + retryAfter),
        )
        .finally(() => (isTelling = false));
    };
    const timer = setInterval(look, lookEvery);
    for (const sign of activityEvents)
      addEventListener(sign, () => minutes.sign(Date.now()), {
        passive: true,
        capture: true,
        signal: signs.signal,
      });
    return () => {
      clearInterval(timer);
      signs.abort();
    };
  }, []);
}
