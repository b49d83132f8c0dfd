import type { DraftInput, DraftView } from '#features/learning/authoring/contract.ts';

/** What the trial of each kind gets: the draft as learners would see it, and as the judge takes it. */
export interface TrialProps {
  view: DraftView;
  input: DraftInput;
}
