import './player.css';
import {
  Captions,
  Gesture,
  isHLSProvider,
  isVideoProvider,
  MediaPlayer,
  MediaProvider,
  useMediaState,
  type MediaPlayerInstance,
} from '@vidstack/react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import type { VideoView } from '#features/learning/films/contract.ts';
import type { NextStep } from '#features/learning/lesson/web/next-step.ts';
import { StartPanel } from '../start-panel.tsx';
import { useStartPosition } from '../start-position.ts';
import type { CaptionChoice } from '../use-caption-choice.ts';
import type { PlayRequest } from '../play-request.ts';
import { BufferingSign } from './buffering-sign.tsx';
import { ControlBar } from './control-bar.tsx';
import { EndPanel } from './end-panel.tsx';
import { toPlayerSources } from './film-sources.ts';
import { FailurePanel } from './failure-panel.tsx';
import { createPlayerStorage } from './player-storage.ts';
import { nextSound, useSoundChoice } from '../use-sound-choice.ts';
import { useSound } from './use-sound.ts';
import { useCaptionTracks } from './use-caption-tracks.ts';
import { serveOwnHls } from './own-hls.ts';
import { useIdleControls } from './use-idle-controls.ts';
import { useSideways } from './use-sideways.ts';
import type { StopMark } from './stop-marks.tsx';
import { usePlayerKeys } from './use-player-keys.ts';

export interface FilmPlayerProps {
  title: string;
  film: VideoView;
  captions: CaptionChoice;
  onCaptions(choice: CaptionChoice): void;
  /** The playing element, once `onVideo` has reported it. */
  video: HTMLVideoElement | null;
  onVideo(video: HTMLVideoElement | null): void;
  /** Called to try again when the film fails to load. */
  onRetry(): void;
  /** A request to play from that second, perhaps made before the player existed. */
  wanted: PlayRequest | undefined;
  onWanted(seconds: number): void;
  /** Whether the play button has the focus, before and after the player is loaded. */
  startFocus: RefObject<boolean>;
  /** What to watch after this. */
  next: NextStep;
  /** Covers the film while it waits for an answer; the controls are disabled until then. */
  question: ReactNode;
  stops: readonly StopMark[];
}

/** The film's player: picture, captions and controls. Never mirrored; its words are the page's. */
export function FilmPlayer(props: FilmPlayerProps) {
  const { title, film, captions, onCaptions, video, onVideo, onRetry, wanted, onWanted, startFocus, next } =
    props;
  const { question, stops } = props;
  const t = useTranslations();
  const player = useRef<MediaPlayerInstance>(null);
  // Changing the language gives the same film, at new URLs if those are signed: the player keeps the first ones.
  const [sources] = useState(() => toPlayerSources(film.sources));
  const found = useStartPosition(film);
  const [startAt, setStartAt] = useState(wanted?.seconds ?? found);
  const [storage] = useState(() => createPlayerStorage(startAt));
  const [hasPlayed, setPlayed] = useState(false);
  const hasBegun = hasPlayed || wanted !== undefined;
  const canPlay = useMediaState('canPlay', player);
  const isPaused = useMediaState('paused', player);
  const isSideways = useSideways() && (!isPaused || Boolean(question));
  useCaptionTracks(player, film.captions, captions);
  const [sound, chooseSound] = useSoundChoice(film);
  useSound(player, sound);
  const onFullscreen = useIdleControls(player, isSideways);
  const onKeyDown = usePlayerKeys(player, {
    toggleCaptions: () => onCaptions({ ...captions, shown: !captions.shown }),
    changeSound: () => chooseSound(nextSound(film.audio ?? [], sound)),
  });

  const fresh = hasBegun ? startAt : found;
  useEffect(() => {
    // Another device has advanced since.
    if (fresh === startAt || !player.current) return;
    setStartAt(fresh);
    player.current.currentTime = fresh;
  }, [fresh, startAt]);

  useEffect(() => {
    if (wanted) player.current?.el?.focus({ preventScroll: true });
  }, [wanted]);
  useEffect(() => {
    if (!wanted || !canPlay) return;
    player.current?.remoteControl.seek(wanted.seconds);
    player.current?.remoteControl.play();
  }, [wanted, canPlay]);
  const skip = (seconds: number) => {
    const { currentTime = 0, duration = 0 } = player.current ?? {};
    player.current?.remoteControl.seek(Math.min(duration, Math.max(0, currentTime + seconds)));
  };
  return (
    <MediaPlayer
      ref={player}
      src={sources}
      title={title}
      data-sideways={isSideways ? '' : undefined}
      ariaLabel={t('learning.player.film', { title })}
      playsInline
      load="eager"
      storage={storage}
      keyDisabled
      onKeyDown={onKeyDown}
      onPlay={() => setPlayed(true)}
      onFullscreenChange={onFullscreen}
      onProviderChange={(provider) => serveOwnHls(provider, film.audio !== undefined)}
      onProviderSetup={(provider: unknown) =>
        onVideo(isVideoProvider(provider) || isHLSProvider(provider) ? provider.video : null)
      }
      dir="ltr"
      data-asking={question ? '' : undefined}
      data-captioned={captions.shown ? '' : undefined}
      className="film-player on-night relative -mx-4 mb-2 block sm:mx-0 sm:rounded-card"
    >
      <div className="film-screen relative">
        <div className="film-picture relative aspect-video overflow-hidden bg-black sm:rounded-card">
          <MediaProvider />
          <Gesture className="absolute inset-0" event="pointerup" action="toggle:paused" />
          <Gesture className="absolute inset-0" event="dblpointerup" action="toggle:fullscreen" />
          {hasBegun ? (
            <BufferingSign />
          ) : (
            <StartPanel poster={film.poster} startAt={startAt} focus={startFocus} onPlay={onWanted} />
          )}
          {!question && <EndPanel next={next} />}
          <FailurePanel video={video} onRetry={onRetry} />
        </div>
        <Captions
          className="vds-captions"
          textDir={locales[captions.language].direction}
          lang={captions.language}
        />
      </div>
      {question}
      <ControlBar
        film={film}
        stops={stops}
        isResting={Boolean(question)}
        captions={captions}
        onCaptions={onCaptions}
        sound={sound}
        onSound={chooseSound}
        onSkip={skip}
      />
    </MediaPlayer>
  );
}
