import type { TrialProps } from '#features/learning/authoring/web/editor/trial-props.ts';
import { TaskSheet } from '../task-sheet.tsx';

/** A draft of a challenge or a deed, as learners see it. */
export function TaskTrial({ view, input }: TrialProps) {
  return view.task ? <TaskSheet kind={input.type} task={view.task} /> : null;
}
