import type { ComponentType } from 'react';
import type { OwnPrompt } from '#features/accounts/policy-prompts.ts';
import { DisplayNamePrompt } from '../prompts/display-name-prompt.tsx';
import { GenderPrompt } from '../prompts/gender-prompt.tsx';
import { GuardianEmailPrompt } from '../prompts/guardian-email-prompt.tsx';
import { PhonePrompt } from '../prompts/phone-prompt.tsx';
import type { PromptProps } from '../prompts/prompt-props.ts';
import { ShareNoticePrompt } from '../prompts/share-notice-prompt.tsx';
import { VerifyEmailPrompt } from '../prompts/verify-email-prompt.tsx';

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
