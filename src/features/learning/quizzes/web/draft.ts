import type { QuestionView } from '../contract.ts';

/** An unfinished answer: ids as in a response; for a fill, `''` is an empty gap. */
export type Draft = readonly string[];

/** What an answer input shows and reports. */
export interface AnswerInputProps {
  question: QuestionView;
  draft: Draft;
  onDraft(draft: Draft): void;
}

/** The draft before anything is chosen; things to put in order stay as they were sent. */
export function emptyDraft({ type, answers, gaps = 0 }: QuestionView): Draft {
  if (type === 'order') return answers.map(({ id }) => id);
  return type === 'fill' ? Array.from({ length: gaps }, () => '') : [];
}

/** Whether the draft is complete, so that it can be sent. */
export function isWhole({ type, answers, gaps }: QuestionView, draft: Draft): boolean {
  if (type === 'match') return draft.length === answers.length;
  return type === 'fill' ? draft.filter(Boolean).length === gaps : draft.length > 0;
}

/** Toggles the answer; a single choice has at most one. */
export function toggled({ type }: QuestionView, draft: Draft, id: string): Draft {
  if (type === 'single') return [id];
  return draft.includes(id) ? draft.filter((one) => one !== id) : [...draft, id];
}

/** Moves the answer to that place, closing the gap it leaves. */
export function movedTo(draft: Draft, id: string, place: number): Draft {
  const others = draft.filter((one) => one !== id);
  const index = Math.max(0, Math.min(others.length, place));
  return [...others.slice(0, index), id, ...others.slice(index)];
}

/** Joins the two, separating each from its previous partner. */
export function joined(draft: Draft, left: string, right: string): Draft {
  return [...parted(draft, left, right), `${left}:${right}`];
}

/** Removes the pairs that contain any of these. */
export function parted(draft: Draft, ...ids: string[]): Draft {
  return draft.filter((pair) => !pair.split(':').some((id) => ids.includes(id)));
}

/** The partner of an answer in a match, on either side. */
export function partnerOf(draft: Draft, id: string): string | undefined {
  const pair = draft.find((pair) => pair.split(':').includes(id));
  return pair?.split(':').find((one) => one !== id);
}

/** Puts the word into that gap, or the first empty one; a word is in only one gap. */
export function filled(draft: Draft, word: string, gap = draft.indexOf('')): Draft {
  return draft.map((one, index) => (index === gap ? word : one === word ? '' : one));
}
