import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProgressBar } from '../../../../../ui/progress-bar.tsx';

interface SprintClockProps {
  seconds: number;
  onOver(): void;
}

/** A strip of gold paper that grows shorter. The server's clock decides; this one only shows. */
export function SprintClock({ seconds, onOver }: SprintClockProps) {
  const t = useTranslations();
  const [left, setLeft] = useState(seconds);
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, (endsAt - Date.now()) / 1000);
      setLeft(now);
      // Said again until it is heard: a move may have been on its way.
      if (now === 0) tellOver();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
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
