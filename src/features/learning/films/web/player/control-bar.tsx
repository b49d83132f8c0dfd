import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMinimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
import IconPictureInPicture from '@tabler/icons-react/dist/esm/icons/IconPictureInPicture.mjs';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconRewindBackward10 from '@tabler/icons-react/dist/esm/icons/IconRewindBackward10.mjs';
import IconRewindForward10 from '@tabler/icons-react/dist/esm/icons/IconRewindForward10.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import { useMediaRemote, useMediaState } from '@vidstack/react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { VideoView } from '#features/learning/films/contract.ts';
import type { CaptionChoice } from '../use-caption-choice.ts';
import { CaptionsMenu } from './captions-menu.tsx';
import { FilmClock } from './film-clock.tsx';
import type { SoundChoice } from '../use-sound-choice.ts';
import { SoundMenu } from './sound-menu.tsx';
import { SpeedMenu } from './speed-menu.tsx';
import type { StopMark } from './stop-marks.tsx';
import { TimeRange } from './time-range.tsx';
import { VolumeRange } from './volume-range.tsx';

interface ControlBarProps {
  film: VideoView;
  stops: readonly StopMark[];
  /** Whether something over the film has to be done first. */
  isResting: boolean;
  captions: CaptionChoice;
  sound: SoundChoice;
  onSound(choice: SoundChoice): void;
  onCaptions(choice: CaptionChoice): void;
  /** Skips this many seconds, forward or back. */
  onSkip(seconds: number): void;
}

/** All the film's controls, within a thumb's reach. */
export function ControlBar(props: ControlBarProps) {
  const { film, stops, isResting, captions, onCaptions, sound, onSound, onSkip } = props;
  const t = useTranslations();
  const remote = useMediaRemote();
  const paused = useMediaState('paused');
  const volume = useMediaState('volume');
  const muted = useMediaState('muted') || volume === 0;
  const fullscreen = useMediaState('fullscreen');
  const canFullscreen = useMediaState('canFullscreen');
  const canPictureInPicture = useMediaState('canPictureInPicture');
  return (
    <div inert={isResting} className="film-bar h-23 px-2 pt-1 sm:px-1">
      <TimeRange duration={film.duration} chapters={film.chapters} stops={stops} />
      <div className="flex items-center sm:gap-1">
        <IconButton
          icon={paused ? IconPlayerPlayFilled : IconPlayerPauseFilled}
          label={paused ? t('learning.player.play') : t('learning.player.pause')}
          onClick={({ nativeEvent }) => remote.togglePaused(nativeEvent)}
        />
        <IconButton
          icon={IconRewindBackward10}
          label={t('learning.player.back')}
          className="max-[22rem]:hidden"
          onClick={() => onSkip(-10)}
        />
        <IconButton
          icon={IconRewindForward10}
          label={t('learning.player.forward')}
          className="max-sm:hidden"
          onClick={() => onSkip(10)}
        />
        <IconButton
          icon={muted ? IconVolumeOff : IconVolume}
          label={muted ? t('learning.player.unmute') : t('learning.player.mute')}
          className="max-[26rem]:hidden"
          onClick={({ nativeEvent }) => remote.toggleMuted(nativeEvent)}
        />
        <VolumeRange />
        <FilmClock duration={film.duration} />
        <div className="grow" />
        {film.audio && <SoundMenu audio={film.audio} choice={sound} onChoice={onSound} />}
        <CaptionsMenu captions={film.captions} choice={captions} onChoice={onCaptions} />
        <SpeedMenu />
        {canPictureInPicture && (
          <IconButton
            icon={IconPictureInPicture}
            label={t('learning.player.pictureInPicture')}
            className="max-sm:hidden"
            onClick={({ nativeEvent }) => remote.togglePictureInPicture(nativeEvent)}
          />
        )}
        {canFullscreen && (
          <IconButton
            icon={fullscreen ? IconMinimize : IconMaximize}
            label={fullscreen ? t('learning.player.leaveFullscreen') : t('learning.player.fullscreen')}
            onClick={({ nativeEvent }) => remote.toggleFullscreen('prefer-media', nativeEvent)}
          />
        )}
      </div>
    </div>
  );
}
