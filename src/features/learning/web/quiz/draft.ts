import type { QuestionView } from '../../contract-quizzes.ts';

/** An answer in the making: ids as in a response, of a fill `''` for an empty gap. */
export type Draft = readonly string[];

/** What an input for answers shows and tells. */
export interface AnswerInputProps {
  question: QuestionView;
  draft: Draft;
  onDraft(draft: Draft): void;
}

/** What stands there before anything was chosen; things to put in order stand as they were sent. */
export function emptyDraft({ type, answers, gaps = 0 }: QuestionView): Draft {
  if (type === 'order') return answers.map(({ id }) => id);
  return type === 'fill' ? Array.from({ length: gaps }, () => '') : [];
}

/** Whether the draft answers the question, so that it can be sent. */
export function isWhole({ type, answers, gaps }: QuestionView, draft: Draft): boolean {
  if (type === 'match') return draft.length === answers.length;
  return type === 'fill' ? draft.filter(Boolean).length === gaps : draft.length > 0;
}

/** With the answer chosen or, if it was, no longer; a single choice has one at most. */
export function toggled({ type }: QuestionView, draft: Draft, id: string): Draft {
  if (type === 'single') return [id];
  return draft.includes(id) ? draft.filter((one) => one !== id) : [...draft, id];
}

/** With the answer at that place, and the others closed up. */
export function movedTo(draft: Draft, id: string, place: number): Draft {
  const others = draft.filter((one) => one !== id);
  const index = Math.max(0, Math.min(others.length, place));
  return [...others.slice(0, index), id, ...others.slice(index)];
}

/** With the two joined, and parted from what they were joined to before. */
export function joined(draft: Draft, left: string, right: string): Draft {
  return [...parted(draft, left, right), `${left}:${right}`];
}

/** Without the pairs in which one of these is. */
export function parted(draft: Draft, ...ids: string[]): Draft {
  return draft.filter((pair) => !pair.split(':').some((id) => ids.includes(id)));
}

/** What is joined to an answer of a match, on either side. */
export function partnerOf(draft: Draft, id: string): string | undefined {
  const pair = draft.find((pair) => pair.split(':').includes(id));
  return pair?.split(':').find((one) => one !== id);
}

/** With the word in that gap, or in the first that is empty; a word is in one gap only. */
export function filled(draft: Draft, word: string, gap = draft.indexOf('')): Draft {
  return draft.map((one, index) => (index === gap ? word : one === word ? '' : one));
}
