import { useEffect, useState } from 'react';
import type { ResultOf } from '#features/learning/games/contract.ts';
import { verdictMs } from '#features/learning/games/policy.ts';

type Said = ResultOf<'say'>;

/**
 * The verdict shown on the card of the last statement answered, until the player continues or its time passes. Without
 * a clock, a wrong answer's verdict stays until the player continues.
 */
export function useVerdict(said: readonly Said[], hasClock: boolean) {
  const [read, setRead] = useState(0);
  const verdict = said.length > read ? said.at(-1) : undefined;
  const count = said.length;
  const goesOnByItself = verdict !== undefined && (verdict.isRight || hasClock);
  const milliseconds = verdictMs(verdict?.isRight === true);
  useEffect(() => {
    if (!goesOnByItself) return undefined;
    const timer = setTimeout(() => setRead(count), milliseconds);
    return () => clearTimeout(timer);
  }, [goesOnByItself, count, milliseconds]);
  return { verdict, goOn: () => setRead(count) };
}
