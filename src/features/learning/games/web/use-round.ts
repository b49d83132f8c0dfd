import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { useLearner } from '#features/people/offered/learner.ts';
import { rewardsQuery } from '#features/rewards/offered/rewards-query.ts';
import type { Board, Move, MoveResult, RoundEnd } from '../contract.ts';
import { completedQuery, coursesProgressQuery } from '#features/learning/offered/learning-queries.ts';
import { gameQuery } from './game-query.ts';

/** A round as played so far. */
export interface Round {
  /** Sealed by the server; also identifies the round. */
  token: string;
  locale: Locale;
  board: Board;
  moves: readonly Move[];
  /** What each move revealed. */
  results: readonly MoveResult[];
  end: RoundEnd | undefined;
}

/** The rounds of one game: begins them, sends moves, and keeps the results. */
export function useRound(itemId: string) {
  const page = usePage();
  const { api, locale } = page;
  const queries = useQueryClient();
  const isMember = useLearner() !== null;
  const [round, setRound] = useState<Round>();
  const next = useRef<Move>(undefined);
  const start = useMutation(api.learning.startRound.mutationOptions());
  const play = useMutation(api.learning.playMoves.mutationOptions());

  const begin = (withoutClock: boolean) => {
    play.reset();
    next.current = undefined;
    start.mutate(
      { id: itemId, lang: locale, withoutClock },
      {
        onSuccess: ({ round: token, board }) =>
          setRound({ token, locale, board, moves: [], results: [], end: undefined }),
      },
    );
  };
  const celebrate = () => {
    if (!isMember) return;
    void queries.invalidateQueries({ queryKey: gameQuery(page, itemId).queryKey });
    void queries.invalidateQueries({ queryKey: rewardsQuery(page).queryKey });
    void queries.invalidateQueries({ queryKey: coursesProgressQuery(page).queryKey });
    void queries.invalidateQueries({ queryKey: completedQuery(page).queryKey });
  };
  const send = (now: Round, moves: readonly Move[]) =>
    play.mutate(
      { id: itemId, round: now.token, moves: [...moves] },
      {
        onSuccess({ results, end }) {
          const then = { ...now, moves, results, end };
          setRound(then);
          const move = next.current;
          next.current = undefined;
          if (end) celebrate();
          else if (move) send(then, [...moves, move]);
        },
      },
    );

  return {
    /** Not one that began in another language than the page's: its board would read the wrong way. */
    round: round?.locale === locale ? round : undefined,
    begin,
    isBeginning: start.isPending,
    isWaiting: play.isPending,
    error: start.error ?? play.error,
    /** Adds moves; ignored while others are in flight. */
    makeMoves(...more: Move[]) {
      if (round && !round.end && !play.isPending) send(round, [...round.moves, ...more]);
    },
    /** Adds a move once those in flight are answered; only the latest one is kept. */
    makeNextMove(move: Move) {
      if (play.isPending) next.current = move;
    },
    /** Resends moves that were not answered. */
    sendAgain() {
      if (round && play.variables) send(round, play.variables.moves);
      else if (start.variables) begin(start.variables.withoutClock ?? false);
    },
  };
}
