import type { ComponentType } from 'react';
import type { OwnPrompt } from './policy.ts';
import { DisplayNamePrompt } from './display-name-prompt.tsx';
import { GenderPrompt } from './gender-prompt.tsx';
import { GuardianEmailPrompt } from './guardian-email-prompt.tsx';
import { PhonePrompt } from './phone-prompt.tsx';
import type { PromptProps } from './prompt-props.ts';
import { ShareNoticePrompt } from './share-notice-prompt.tsx';
import { VerifyEmailPrompt } from './verify-email-prompt.tsx';

const cards: Record<OwnPrompt, ComponentType<PromptProps>> = {
  verifyEmail: VerifyEmailPrompt,
  guardianEmail: GuardianEmailPrompt,
  phone: PhonePrompt,
  shareNotice: ShareNoticePrompt,
  gender: GenderPrompt,
  displayName: DisplayNamePrompt,
};

/** The card of a prompt that appears automatically. */
export function OwnPromptCard({ prompt, ...props }: PromptProps & { prompt: OwnPrompt }) {
  const Card = cards[prompt];
  return <Card {...props} />;
}
