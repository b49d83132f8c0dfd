import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DraftInput } from '#features/learning/authoring/contract.ts';
import { usePage } from '#page/page-provider.tsx';
import type { Move } from '#features/learning/games/contract.ts';
import type { Round, useRound } from '../use-round.ts';

/** The rounds of a draft: each request lays the game out again and judges all its moves; nothing is kept. */
export function useDraftRound(input: DraftInput): ReturnType<typeof useRound> {
  const { api } = usePage();
  // What is tried stays as it was when the trial began.
  const [draft] = useState(input);
  const [round, setRound] = useState<Round & { seed: number; withoutClock: boolean }>();
  const next = useRef<Move>(undefined);
  const start = useMutation(api.learning.playDraft.mutationOptions());
  const play = useMutation(api.learning.playDraft.mutationOptions());

  const begin = (withoutClock: boolean) => {
    play.reset();
    next.current = undefined;
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    start.mutate(
      { draft, seed, withoutClock, moves: [] },
      {
        onSuccess: ({ board }) =>
          setRound({
            token: `${seed}`,
            locale: draft.lang,
            board,
            moves: [],
            results: [],
            end: undefined,
            seed,
            withoutClock,
          }),
      },
    );
  };
  const send = (now: NonNullable<typeof round>, moves: readonly Move[]) =>
    play.mutate(
      { draft, seed: now.seed, withoutClock: now.withoutClock, moves: [...moves] },
      {
        onSuccess({ results, end }) {
          const then = { ...now, moves, results, end };
          setRound(then);
          const move = next.current;
          next.current = undefined;
          if (!end && move) send(then, [...moves, move]);
        },
      },
    );
  return {
    round,
    begin,
    isBeginning: start.isPending,
    isWaiting: play.isPending,
    error: start.error ?? play.error,
    makeMoves(...more: Move[]) {
      if (round && !round.end && !play.isPending) send(round, [...round.moves, ...more]);
    },
    makeNextMove(move: Move) {
      if (play.isPending) next.current = move;
    },
    sendAgain() {
      if (round && play.variables) send(round, play.variables.moves);
      else if (start.variables) begin(start.variables.withoutClock);
    },
  };
}
