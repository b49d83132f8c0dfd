import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '#page/page-provider.tsx';
import { useLearner } from '#features/people/offered/learner.ts';
import { rewardsQuery } from '#features/rewards/offered/rewards-query.ts';
import type { ComicView } from '../contract.ts';
import type { WatchOutcome } from '#features/learning/films/web/use-watching.ts';
import { completedQuery, coursesProgressQuery } from '#features/learning/offered/learning-queries.ts';

/** The share of the panels that must have been seen along with the last one; a fast scroller may miss one. */
const enough = 0.8;
/**
 * The time after sending at which a comic may be claimed, per panel (server: reading-mark.ts), and some leeway for the
 * network.
 */
const panelMs = 1000;
const leewayMs = 300;

/** Tracks which panels were seen, claims the comic with the last of them, and reports once what that earned. */
export function useReading(comic: ComicView) {
  const page = usePage();
  const queries = useQueryClient();
  const isVisitor = useLearner() === null;
  const seen = useRef(new Set<number>());
  const [outcome, setOutcome] = useState<WatchOutcome>();
  const hasInvited = useRef(false);
  const sent = useRef<{ mark: string; at: number }>(undefined);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (comic.mark) sent.current ??= { mark: comic.mark, at: performance.now() };
  }, [comic.mark]);
  const complete = useMutation(
    page.api.learning.completeItem.mutationOptions({
      onSuccess({ items, awarded }) {
        queries.setQueryData(completedQuery(page).queryKey, (known) => known && { ...known, items });
        void queries.invalidateQueries({ queryKey: rewardsQuery(page).queryKey });
        void queries.invalidateQueries({ queryKey: coursesProgressQuery(page).queryKey });
        if (awarded.points > 0) setOutcome({ kind: 'award', awarded });
      },
    }),
  );

  const see = (index: number) => {
    seen.current.add(index);
    const count = comic.panels.length;
    if (index !== count - 1 || seen.current.size < count * enough) return;
    if (isVisitor) {
      if (!hasInvited.current) setOutcome({ kind: 'visitor' });
      hasInvited.current = true;
      return;
    }
    const isKnown = queries.getQueryData(completedQuery(page).queryKey)?.items.includes(comic.id);
    if (isKnown || complete.isPending || isWaiting.current || !sent.current) return;
    const { mark, at } = sent.current;
    isWaiting.current = true;
    // A faster reader waits for the points without a message.
    setTimeout(
      () => {
        isWaiting.current = false;
        complete.mutate({ id: comic.id, mark });
      },
      Math.max(0, at + count * panelMs + leewayMs - performance.now()),
    );
  };
  return { see, outcome, dismiss: () => setOutcome(undefined) };
}
