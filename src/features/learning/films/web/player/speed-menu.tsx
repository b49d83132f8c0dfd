import { useMediaRemote, useMediaState } from '@vidstack/react';
import { useFormatter, useTranslations } from 'use-intl';
import { playRates } from '#core/play-rates.ts';
import { ChoiceMenu } from './choice-menu.tsx';

/** The playback speed. */
export function SpeedMenu() {
  const t = useTranslations();
  const format = useFormatter();
  const remote = useMediaRemote();
  const rate = useMediaState('playbackRate');
  const words = (speed: number) => `${format.number(speed)}×`;
  return (
    <ChoiceMenu
      label={t('learning.player.speed', { speed: words(rate) })}
      face={<span className="tabular-nums">{words(rate)}</span>}
      value={String(rate)}
      choices={playRates.map((speed) => ({ value: String(speed), text: words(speed) }))}
      onChoice={(value) => remote.changePlaybackRate(Number(value))}
    />
  );
}
