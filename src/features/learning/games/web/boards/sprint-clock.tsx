import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';

interface SprintClockProps {
  seconds: number;
  /** The clock is stopped. */
  isStopped: boolean;
  onOver(): void;
}

/** A strip of gold paper that gets shorter. The server's clock decides; this one only displays. */
export function SprintClock({ seconds, isStopped, onOver }: SprintClockProps) {
  const t = useTranslations();
  const [left, setLeft] = useState(seconds);
  const kept = useRef(seconds);
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isStopped) return undefined;
    const endsAt = Date.now() + kept.current * 1000;
    const look = () => {
      kept.current = Math.max(0, (endsAt - Date.now()) / 1000);
      setLeft(kept.current);
    };
    const timer = setInterval(() => {
      look();
      // Repeated until it is accepted: a move may have been in flight.
      if (kept.current === 0) tellOver();
    }, 250);
    return () => {
      clearInterval(timer);
      look();
    };
  }, [isStopped]);
  return (
    <ProgressBar
      share={left / seconds}
      tone="reward"
      size="m"
      label={t('learning.game.time')}
      valueText={t('learning.game.secondsLeft', { seconds: Math.ceil(left) })}
    />
  );
}
