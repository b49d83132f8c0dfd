import { useReducer } from 'react';
import type { Cue } from '#core/cues.ts';
import { actOnCues, type CueAct } from './cue-acts.ts';

interface CuesState {
  cues: readonly Cue[];
  /** The captions before each act, and what was taken back. */
  past: readonly (readonly Cue[])[];
  future: readonly (readonly Cue[])[];
  /** What the server has. */
  saved: readonly Cue[];
  lastTyped: number | undefined;
}

type Step = CueAct | { type: 'undo' } | { type: 'redo' } | { type: 'saved'; cues: readonly Cue[] };

const mostSteps = 200;

function reduce(state: CuesState, step: Step): CuesState {
  const { cues, past, future } = state;
  if (step.type === 'saved') return { ...state, saved: step.cues };
  if (step.type === 'undo') {
    const before = past.at(-1);
    if (!before) return state;
    return {
      ...state,
      cues: before,
      past: past.slice(0, -1),
      future: [...future, cues],
      lastTyped: undefined,
    };
  }
  if (step.type === 'redo') {
    const next = future.at(-1);
    if (!next) return state;
    return { ...state, cues: next, past: [...past, cues], future: future.slice(0, -1), lastTyped: undefined };
  }
  const changed = actOnCues(cues, step);
  if (changed === cues) return state;
  // What is typed into one caption is one step.
  const lastTyped = step.type === 'text' ? step.index : undefined;
  const isSameStep = lastTyped !== undefined && lastTyped === state.lastTyped;
  return {
    ...state,
    cues: changed,
    past: isSameStep ? past : [...past, cues].slice(-mostSteps),
    future: [],
    lastTyped,
  };
}

/** The captions that are being edited, with every step undoable. */
export function useCues(saved: readonly Cue[]) {
  const [state, step] = useReducer(reduce, {
    cues: saved,
    past: [],
    future: [],
    saved,
    lastTyped: undefined,
  });
  return {
    ...state,
    step,
    isChanged: JSON.stringify(state.cues) !== JSON.stringify(state.saved),
  };
}
