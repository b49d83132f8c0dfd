import { useSearchParams } from 'react-router';
import { useLearner } from '../../../accounts/web/offered/learner.ts';
import type { VideoView } from '../../contract.ts';
import { readAskedSecond } from './asked-second.ts';
import { findKeptWatching } from './kept-watching.ts';

/** So near its start or end a film begins anew. */
const nearSeconds = 5;

/**
 * The second at which a film goes on: where the address wants it (`?t=`), else where this browser saw it last, if the
 * server does not know of that yet, else where the server saw it last on any device. 0 where it would not be worth asking.
 */
export function useStartPosition(film: VideoView): number {
  const viewerId = useLearner()?.id ?? null;
  const asked = readAskedSecond(useSearchParams()[0], film);
  return asked ?? findStartPosition(film, viewerId);
}

/** The same without a wish in the address. */
export function findStartPosition(film: VideoView, viewerId: string | null): number {
  const position = findKeptWatching(film.id, viewerId)?.position ?? film.position ?? 0;
  return position > nearSeconds && position < film.duration - nearSeconds ? position : 0;
}
