import { useMediaRemote, useMediaState } from '@vidstack/react';
import { useFormatter, useTranslations } from 'use-intl';
import { FilmRange } from './film-range.tsx';

/** The volume, if the device lets a page change it. Its arrow keys are its own, not the film's. */
export function VolumeRange() {
  const t = useTranslations();
  const format = useFormatter();
  const remote = useMediaRemote();
  const volume = useMediaState('volume');
  const muted = useMediaState('muted');
  const canSetVolume = useMediaState('canSetVolume');
  if (!canSetVolume) return null;
  const heard = muted ? 0 : volume;
  return (
    <FilmRange
      className="w-20 max-md:hidden"
      label={t('learning.player.volume')}
      valueText={format.number(heard, { style: 'percent' })}
      value={heard}
      max={1}
      step={0.05}
      onValue={(next, event) => {
        remote.changeVolume(next, event.nativeEvent);
        if (muted && next > 0) remote.unmute(event.nativeEvent);
      }}
      onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
    />
  );
}
