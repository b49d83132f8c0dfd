import { hourSeconds, daySeconds } from '#core/durations.ts';

/** A session ends by itself after this long, and is erased with everything in it this long after its end. */
export const longestSeconds = 3 * hourSeconds;
export const keptSeconds = daySeconds;

/** More than a school hall holds, and fewer than we have names for. */
export const playersAtMost = 200;

/** `lobby`: players come in. `question`: they answer. `reveal`: the answer is shown. `ended`: thanks. */
export const liveStates = ['lobby', 'question', 'reveal', 'ended'] as const;
export type LiveState = (typeof liveStates)[number];

/** Where a session is: of `count` questions, the one at `index`. */
export interface LiveStep {
  state: LiveState;
  index: number;
}

/** `next`: whatever follows. `end`: at once. */
export type LiveAct = 'next' | 'end';

/** Where an act leads; undefined where there is nothing left to do. */
export function stepAfter({ state, index }: LiveStep, act: LiveAct, count: number): LiveStep | undefined {
  if (state === 'ended') return undefined;
  if (act === 'end') return { state: 'ended', index };
  switch (state) {
    case 'lobby':
      return { state: count > 0 ? 'question' : 'ended', index: 0 };
    case 'question':
      return { state: 'reveal', index };
    case 'reveal':
      return index + 1 < count ? { state: 'question', index: index + 1 } : { state: 'ended', index };
  }
}

/** Whether an answer to the question at `asked` is still taken. */
export function takesAnswer({ state, index }: LiveStep, asked: number): boolean {
  return state === 'question' && index === asked;
}

/** Whether the key of the question at `asked` has been shown to everyone. */
export function isTold({ state, index }: LiveStep, asked: number): boolean {
  return state === 'ended' || asked < index || (asked === index && state === 'reveal');
}

/** Of one question: how many answered, and how many of them were right. */
export interface Tally {
  answered: number;
  right: number;
}

/** The question that the smallest share got right, if any was answered wrongly; the earlier of two. */
export function findHardest(tallies: readonly Tally[]): number | undefined {
  let hardest: number | undefined;
  let lowest = 1;
  for (const [index, { answered, right }] of tallies.entries()) {
    if (answered === 0) continue;
    const share = right / answered;
    if (share >= lowest) continue;
    lowest = share;
    hardest = index;
  }
  return hardest;
}
