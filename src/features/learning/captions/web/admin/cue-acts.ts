import { roundTime, type Cue } from '#core/cues.ts';

/** How long a new caption is shown, if there is room. */
const newSeconds = 2;
/** A caption that is nearer than this to its neighbor was probably meant to touch it. */
const snapSeconds = 1;
const shortestSeconds = 0.1;

export type CueAct =
  | { type: 'text'; index: number; text: string }
  | { type: 'times'; index: number; start: number; end: number }
  | { type: 'split'; index: number; caret?: number | undefined }
  | { type: 'merge'; index: number }
  | { type: 'remove'; index: number }
  | { type: 'snap'; index: number }
  | { type: 'add'; at: number }
  /** This caption, or it and all that follow. */
  | { type: 'shift'; index: number; by: number; following: boolean }
  | { type: 'replace'; cues: readonly Cue[] };

/** The captions after an act; the same value if there is nothing to do. They stay in the order of their time. */
export function actOnCues(cues: readonly Cue[], act: CueAct): readonly Cue[] {
  if (act.type === 'replace') return act.cues;
  if (act.type === 'add') return addCue(cues, act.at);
  const cue = cues[act.index];
  if (!cue) return cues;
  switch (act.type) {
    case 'text':
      return cues.with(act.index, { ...cue, text: act.text });
    case 'times':
      return inOrder(cues.with(act.index, withTimes(cue, act)));
    case 'split':
      return cues.toSpliced(act.index, 1, ...splitCue(cue, act.caret));
    case 'merge':
      return mergeCue(cues, cue, act.index);
    case 'remove':
      return cues.toSpliced(act.index, 1);
    case 'snap':
      return cues.with(act.index, snapCue(cue, cues[act.index - 1], cues[act.index + 1]));
    case 'shift':
      return shiftCues(cues, act);
  }
}

function inOrder(cues: readonly Cue[]): Cue[] {
  return cues.toSorted((one, other) => one.start - other.start);
}

function withTimes(cue: Cue, { start, end }: Pick<Cue, 'start' | 'end'>): Cue {
  const from = roundTime(Math.max(0, start));
  return { ...cue, start: from, end: roundTime(Math.max(from + shortestSeconds, end)) };
}

/** Two captions of one, at the caret or at the space nearest to the middle; each gets the time for its share of the text. */
function splitCue(cue: Cue, caret: number | undefined): Cue[] {
  const { start, end, text } = cue;
  const isInside =
    caret !== undefined && text.slice(0, caret).trim() !== '' && text.slice(caret).trim() !== '';
  const at = isInside ? caret : middleOf(text);
  if (at === undefined) return [cue];
  const until = roundTime(start + ((end - start) * at) / text.length);
  return [
    { ...cue, end: until, text: text.slice(0, at).trim() },
    { ...cue, start: until, text: text.slice(at).trim() },
  ];
}

function middleOf(text: string): number | undefined {
  const spaces = [...text.matchAll(/\s+/g)].map(({ index }) => index).filter((index) => index > 0);
  const distance = (index: number) => Math.abs(index - text.length / 2);
  return spaces.toSorted((one, other) => distance(one) - distance(other))[0];
}

function mergeCue(cues: readonly Cue[], cue: Cue, index: number): readonly Cue[] {
  const next = cues[index + 1];
  if (!next) return cues;
  const rows = [...cue.text.split('\n'), ...next.text.split('\n')].filter(Boolean);
  const text = rows.join(rows.length > 2 ? ' ' : '\n');
  return cues.toSpliced(index, 2, { ...cue, end: Math.max(cue.end, next.end), text });
}

/** Moves a caption's ends to those of its neighbors, where they nearly touch or overlap. */
function snapCue(cue: Cue, before: Cue | undefined, after: Cue | undefined): Cue {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= snapSeconds;
  const start = before && isNear(before.end, cue.start) ? before.end : cue.start;
  const end = after && isNear(after.start, cue.end) ? after.start : cue.end;
  return end - start >= shortestSeconds ? { ...cue, start, end } : cue;
}

function addCue(cues: readonly Cue[], at: number): readonly Cue[] {
  const start = roundTime(at);
  const next = cues.find((cue) => cue.start > start);
  const room = (next?.start ?? Infinity) - start;
  const end = roundTime(start + (room >= shortestSeconds ? Math.min(newSeconds, room) : newSeconds));
  return inOrder([...cues, { start, end, text: '' }]);
}

function shiftCues(
  cues: readonly Cue[],
  { index, by, following }: { index: number; by: number; following: boolean },
): readonly Cue[] {
  const [first] = cues.slice(index);
  // None may begin before the film; then all of them move less.
  const most = first && by < 0 ? Math.max(by, -first.start) : by;
  const shifted = cues.map((cue, at) => {
    const moves = following ? at >= index : at === index;
    return moves ? { ...cue, start: roundTime(cue.start + most), end: roundTime(cue.end + most) } : cue;
  });
  return inOrder(shifted);
}
