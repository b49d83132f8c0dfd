import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePage } from '#page/page-provider.tsx';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import type { VideoView } from '../contract.ts';
import { videoQuery } from './video-query.ts';
import { FilmFacade } from './film-facade.tsx';
import type { NextStep } from '#features/learning/lesson/web/next-step.ts';
import { PlainPlayer } from './plain-player.tsx';
import { playFrom } from './play-from.ts';
import type { FilmPlayerProps } from './player/film-player.tsx';
import type { StopMark } from './player/stop-marks.tsx';
import { useStartPosition } from './start-position.ts';
import type { CaptionChoice } from './use-caption-choice.ts';
import { usePress } from './use-press.ts';
import { useIsLive } from '#features/learning/lesson/web/use-is-live.ts';
import { useActivity } from '#features/learning/lesson/web/use-activity.ts';
import type { PlayRequest } from './play-request.ts';

interface FilmStageProps {
  item: ItemView;
  film: VideoView;
  captions: CaptionChoice;
  onCaptions(choice: CaptionChoice): void;
  /** The playing element, once `onVideo` has reported it. */
  video: HTMLVideoElement | null;
  onVideo(video: HTMLVideoElement | null): void;
  /** A request to play from that second, perhaps before there is a player. */
  wanted: PlayRequest | undefined;
  onWanted(seconds: number): void;
  next: NextStep;
  /** Covers the film while it waits for an answer. */
  question?: ReactNode;
  stops?: readonly StopMark[];
}

/**
 * Where the film is shown. The server sends the browser's own player, which also works without JavaScript; the live
 * page shows the poster, and loads our player, at the same size, once the user does something.
 */
export function FilmStage(props: FilmStageProps) {
  const { item, film, captions, onCaptions, video, onVideo, wanted, onWanted, next } = props;
  const { question, stops = [] } = props;
  const page = usePage();
  const queries = useQueryClient();
  const startAt = useStartPosition(film);
  const isLive = useIsLive();
  const isAskedFor = useRef(false);
  const startFocus = useRef(false);
  const [Player, setPlayer] = useState<ComponentType<FilmPlayerProps> | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const press = usePress();

  const load = () => {
    if (isAskedFor.current) return;
    isAskedFor.current = true;
    const loaded = import('./player/film-player.tsx').then(
      ({ FilmPlayer }) => FilmPlayer,
      // If our player fails to load, the browser's own takes over and is tracked the same way.
      () => 'failed' as const,
    );
    void loaded.then(async (found) => {
      await press.current;
      setPlayer(() => found);
    });
  };
  useActivity(load);
  useEffect(() => {
    if (Player === 'failed' && video && wanted) playFrom(video, wanted.seconds);
  }, [Player, video, wanted]);

  const play = (seconds: number) => {
    load();
    onWanted(seconds);
  };
  // A film started in the browser's own player continues in ours.
  const takeOver = (plain: HTMLVideoElement) => () => {
    if (!plain.paused) play(plain.currentTime);
  };
  if (!isLive) return <PlainPlayer ref={takeOver} title={item.title} film={film} />;
  if (Player === 'failed')
    return (
      <>
        <PlainPlayer ref={onVideo} title={item.title} film={film} />
        {question}
      </>
    );
  if (!Player)
    return (
      <FilmFacade film={film} startAt={startAt} captioned={captions.shown} focus={startFocus} onPlay={play} />
    );
  const retry = async () => {
    // The URLs may have expired: fetch new ones.
    await queries.refetchQueries({ queryKey: videoQuery(page, film.id).queryKey });
    onWanted(video?.currentTime ?? 0);
    setAttempt(attempt + 1);
  };
  return (
    <Player
      key={attempt}
      title={item.title}
      film={film}
      captions={captions}
      onCaptions={onCaptions}
      video={video}
      onVideo={onVideo}
      onRetry={() => void retry()}
      wanted={wanted}
      onWanted={onWanted}
      startFocus={startFocus}
      next={next}
      question={question}
      stops={stops}
    />
  );
}
