import type { UserView } from '#features/people/contract.ts';

export interface PromptProps {
  viewer: UserView;
  /** Answered or dismissed: either way the prompt rests now. */
  onClose(): void;
}
