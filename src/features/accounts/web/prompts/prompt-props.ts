import type { UserView } from '../../contract.ts';

export interface PromptProps {
  viewer: UserView;
  /** It was answered or put off: either way it rests now. */
  onClose(): void;
}
