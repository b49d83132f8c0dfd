import { useSearchParams } from 'react-router';
import { useLearner } from '#features/people/offered/learner.ts';
import type { VideoView } from '../contract.ts';
import { readStartParameter } from './start-parameter.ts';
import { findStoredWatching } from './stored-watching.ts';

/** This close to its start or end, a film starts over. */
const nearSeconds = 5;

/**
 * The second at which a film resumes: where the URL says (`?t=`), else where this browser last saw it, if the server
 * does not know that yet, else where the server last saw it on any device. 0 if resuming is not worth offering.
 */
export function useStartPosition(film: VideoView): number {
  const viewerId = useLearner()?.id ?? null;
  const asked = readStartParameter(useSearchParams()[0], film);
  return asked ?? findStartPosition(film, viewerId);
}

/** The same, ignoring the URL. */
export function findStartPosition(film: VideoView, viewerId: string | null): number {
  const position = findStoredWatching(film.id, viewerId)?.position ?? film.position ?? 0;
  return position > nearSeconds && position < film.duration - nearSeconds ? position : 0;
}
