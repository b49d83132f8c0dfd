import type { Clock } from '../clock.ts';

export type Outcome = 'well' | 'badly';

export interface CircuitBreaker {
  /** Admits a request, which must report its outcome; undefined while the breaker is open, or another request is its trial. */
  enter(): ((outcome: Outcome) => void) | undefined;
}

const failuresInARow = 5;
const lastOutcomes = 20;
const openMilliseconds = 30_000;

/**
 * Keeps requests from a service that is failing: it opens after 5 failures in a row, or more than half of the last 20,
 * and after 30 seconds lets one request try. The outcome of that one closes it, or keeps it open for as long again.
 */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let outcomes: Outcome[] = [];
  let openedAt: number | undefined;
  // Requests of an earlier time may still report when the breaker has opened or closed since: they say nothing new.
  let period = 0;

  function turn(opened: number | undefined): void {
    period += 1;
    outcomes = [];
    openedAt = opened;
  }

  function admit(isTrial: boolean): (outcome: Outcome) => void {
    const began = period;
    return (outcome) => {
      if (began !== period) return;
      if (isTrial) {
        turn(outcome === 'well' ? undefined : clock.now().getTime());
        return;
      }
      outcomes = [...outcomes, outcome].slice(-lastOutcomes);
      if (isFailing(outcomes)) turn(clock.now().getTime());
    };
  }

  return {
    enter() {
      if (openedAt === undefined) return admit(false);
      if (clock.now().getTime() - openedAt < openMilliseconds) return undefined;
      turn(Number.POSITIVE_INFINITY);
      return admit(true);
    },
  };
}

function isFailing(outcomes: readonly Outcome[]): boolean {
  const inARow = outcomes.length - 1 - outcomes.lastIndexOf('well');
  if (inARow >= failuresInARow) return true;
  const failures = outcomes.filter((outcome) => outcome === 'badly').length;
  return outcomes.length === lastOutcomes && failures * 2 > lastOutcomes;
}
