import * as z from 'zod';

/** How often something may be done: at most `tries` in a window of `seconds` that begins with the first try. */
export const LimitRule = z.object({ tries: z.int().min(0), seconds: z.int().min(1) });
/** With `fromLast` the window begins again with each allowed try: a refusal lasts its length from the last of them. */
export type LimitRule = z.infer<typeof LimitRule> & { fromLast?: true };

/** `retryAfterSeconds` is whole seconds, at least 1, when refused; 0 when allowed. */
export interface Taken {
  allowed: boolean;
  retryAfterSeconds: number;
}

/**
 * Counts tries. A key names the action and who does it (`login:203.0.113.9`); each key is used with one rule only. Counts
 * may be lost in a crash: a limit slows an attack, it never proves that something happened only once.
 */
export interface Limits {
  take(key: string, rule: LimitRule): Promise<Taken>;
  /** Undoes one allowed `take` that turned out not to count. In a later window it changes nothing. */
  giveBack(key: string, rule: LimitRule): Promise<void>;
  /** Ends a key's window: tries count from none again. */
  clear(key: string): Promise<void>;
}

/** One of several limits that apply to the same try. */
export interface Counter {
  key: string;
  rule: LimitRule;
}

export interface TakenTogether extends Taken {
  /** Which of them refused. */
  refusedBy: Counter | undefined;
  giveBack(): Promise<void>;
}

/** Takes from every counter, or from none: the first that refuses says when to come back. */
export async function takeTogether(limits: Limits, counters: readonly Counter[]): Promise<TakenTogether> {
  const held: Counter[] = [];
  const giveBack = async () => {
    for (const { key, rule } of held.splice(0)) await limits.giveBack(key, rule);
  };
  for (const counter of counters) {
    const taken = await limits.take(counter.key, counter.rule);
    if (!taken.allowed) {
      await giveBack();
      return { ...taken, refusedBy: counter, giveBack };
    }
    held.push(counter);
  }
  return { allowed: true, retryAfterSeconds: 0, refusedBy: undefined, giveBack };
}

/**
 * Makes an attempt that counts only when wrong. It is counted before it runs, so that concurrent attempts cannot slip past
 * together, and given back unless it calls `wrong`. Throws the error that `refuse` makes from the seconds to wait.
 */
export async function countWrong<T>(
  limits: Limits,
  counters: readonly Counter[],
  { attempt, refuse }: { attempt: (wrong: () => void) => Promise<T>; refuse: (seconds: number) => Error },
): Promise<T> {
  const taken = await takeTogether(limits, counters);
  if (!taken.allowed) throw refuse(taken.retryAfterSeconds);
  let isWrong = false;
  try {
    return await attempt(() => {
      isWrong = true;
    });
  } finally {
    if (!isWrong) await taken.giveBack();
  }
}
