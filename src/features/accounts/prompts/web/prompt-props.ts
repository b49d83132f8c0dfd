import type { UserView } from '#features/accounts/contract.ts';

export interface PromptProps {
  viewer: UserView;
  /** Answered or dismissed: either way the prompt rests now. */
  onClose(): void;
}
