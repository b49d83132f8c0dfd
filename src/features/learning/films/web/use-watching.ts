import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePage } from '#page/page-provider.tsx';
import { useLearner } from '#features/people/offered/learner.ts';
import type { Award } from '#features/rewards/contract.ts';
import { rewardsQuery } from '#features/rewards/offered/rewards-query.ts';
import type { ProgressAnswer } from '#features/learning/progress/contract.ts';
import type { VideoView } from '../contract.ts';
import { completedQuery, coursesProgressQuery } from '#features/learning/offered/learning-queries.ts';
import { videoQuery } from './video-query.ts';
import { findStoredWatching, forgetWatching, storeWatching } from './stored-watching.ts';
import { sendOnLeaving } from '#features/learning/lesson/web/send-on-leaving.ts';
import { watchedShare } from '../policy.ts';
import { findStartPosition } from './start-position.ts';
import { watchVideo } from './watch-video.ts';
import { createWatchReporter } from './watch-reporter.ts';
import { createWatchTracker } from './watch-tracker.ts';

/** What finishing the film earned: points, or for a visitor the chance to keep them. */
export type WatchOutcome = { kind: 'award'; awarded: Award } | { kind: 'visitor' };

/** Reports playback of a film, claims it once enough was seen, and announces once what that earned. */
export function useWatching(film: VideoView, video: HTMLVideoElement | null) {
  const page = usePage();
  const { api } = page;
  const queries = useQueryClient();
  const viewerId = useLearner()?.id ?? null;
  const [outcome, setOutcome] = useState<WatchOutcome>();
  /** Reports what has been played so far. */
  const settle = useRef(() => Promise.resolve());
  // A report without a connection fails at once and is kept by us, rather than queueing with those after it.
  const report = useMutation(api.learning.reportProgress.mutationOptions({ networkMode: 'always' }));
  const complete = useMutation(
    api.learning.completeItem.mutationOptions({
      onSuccess({ items, awarded }) {
        queries.setQueryData(completedQuery(page).queryKey, (known) => known && { ...known, items });
        void queries.invalidateQueries({ queryKey: rewardsQuery(page).queryKey });
        void queries.invalidateQueries({ queryKey: coursesProgressQuery(page).queryKey });
        if (awarded.points > 0) setOutcome({ kind: 'award', awarded });
      },
    }),
  );

  const onAnswer = useEffectEvent(({ position, watchedSeconds, completed }: ProgressAnswer) => {
    queries.setQueryData(
      videoQuery(page, film.id).queryKey,
      (known) => known && { ...known, position, watchedSeconds },
    );
    const isKnown = queries.getQueryData(completedQuery(page).queryKey)?.items.includes(film.id);
    if (completed && !isKnown && !complete.isPending) complete.mutate({ id: film.id });
  });

  const start = useEffectEvent((element: HTMLVideoElement, viewerId: string | null) => {
    const kept = findStoredWatching(film.id, viewerId);
    const tracker = createWatchTracker(kept?.watched, film.watchedSeconds);
    // A film that stops to ask is finished by the answers.
    let mayInvite =
      film.stops === undefined && viewerId === null && tracker.playedSeconds() < film.duration * watchedShare;
    const reporter = createWatchReporter({
      itemId: film.id,
      tracker,
      position: findStartPosition(film, viewerId),
      send:
        viewerId === null
          ? undefined
          : (input, onLeaving) => (onLeaving ? sendOnLeaving(input) : report.mutateAsync(input)),
      keep(watching) {
        if (viewerId !== null && watching.watched.length === 0) forgetWatching(film.id, viewerId);
        else storeWatching({ ...watching, viewerId });
        if (!mayInvite || tracker.playedSeconds() < film.duration * watchedShare) return;
        mayInvite = false;
        setOutcome({ kind: 'visitor' });
      },
      onAnswer,
    });
    settle.current = () => reporter.settle();
    return watchVideo(element, reporter);
  });

  useEffect(() => (video ? start(video, viewerId) : undefined), [video, viewerId]);

  return { outcome, dismiss: () => setOutcome(undefined), settle: () => settle.current() };
}
