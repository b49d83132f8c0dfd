import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { usePage } from '../../../../page/page-provider.tsx';
import type { ItemView, VideoView } from '../../contract.ts';
import { videoQuery } from '../offered/learning-queries.ts';
import type { FilmPlayerProps } from './player/film-player.tsx';
import { PlainPlayer } from './plain-player.tsx';
import type { CaptionChoice } from './use-caption-choice.ts';
import type { NextStep } from './next-step.ts';

interface FilmStageProps {
  item: ItemView;
  film: VideoView;
  captions: CaptionChoice;
  onCaptions(choice: CaptionChoice): void;
  /** The element that plays, once `onVideo` has told of it. */
  video: HTMLVideoElement | null;
  onVideo(video: HTMLVideoElement | null): void;
  next: NextStep;
}

interface LoadedPlayer {
  Player: ComponentType<FilmPlayerProps>;
  playingAt: number | undefined;
  attempt: number;
}

/**
 * Where the film is shown. The server sends the browser's own player, which also serves without JavaScript; ours
 * takes its place, at the same size, as soon as it is loaded, and goes on where that one was.
 */
export function FilmStage({ item, film, captions, onCaptions, video, onVideo, next }: FilmStageProps) {
  const page = usePage();
  const queries = useQueryClient();
  const plain = useRef<HTMLVideoElement>(null);
  const [loaded, setLoaded] = useState<LoadedPlayer>();

  const takeOver = useEffectEvent((Player: ComponentType<FilmPlayerProps>) => {
    const { paused = true, currentTime } = plain.current ?? {};
    setLoaded({ Player, playingAt: paused ? undefined : currentTime, attempt: 0 });
  });
  const stayPlain = useEffectEvent(() => onVideo(plain.current));
  useEffect(() => {
    let isLeft = false;
    import('./player/film-player.tsx').then(
      ({ FilmPlayer }) => isLeft || takeOver(FilmPlayer),
      // Without our player the browser's own stays, and is followed like ours.
      () => isLeft || stayPlain(),
    );
    return () => {
      isLeft = true;
    };
  }, []);

  if (!loaded) return <PlainPlayer ref={plain} title={item.title} film={film} />;
  const { Player, playingAt, attempt } = loaded;
  const retry = async () => {
    // The addresses may have expired: new ones are asked for.
    await queries.refetchQueries({ queryKey: videoQuery(page, film.id).queryKey });
    setLoaded({ Player, playingAt: undefined, attempt: attempt + 1 });
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
      playingAt={playingAt}
      next={next}
    />
  );
}
