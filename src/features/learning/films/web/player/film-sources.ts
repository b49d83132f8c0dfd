import type { HLSSrc, VideoSrc } from '@vidstack/react';
import type { VideoView } from '#features/learning/films/contract.ts';

/** A film's files as sources for the player library: a stream, or a file to play as is. */
export function toPlayerSources(sources: VideoView['sources']): (HLSSrc | VideoSrc)[] {
  return sources.map(({ src, type }) =>
    type === 'video/mp4' ? { src, type } : { src, type: 'application/vnd.apple.mpegurl' },
  );
}
