import type { ComponentType } from 'react';
import type { OwnPrompt } from '../prompts/policy.ts';
import { DisplayNamePrompt } from '../prompts/web/display-name-prompt.tsx';
import { GenderPrompt } from '../prompts/web/gender-prompt.tsx';
import { GuardianEmailPrompt } from '../prompts/web/guardian-email-prompt.tsx';
import { PhonePrompt } from '../prompts/web/phone-prompt.tsx';
import type { PromptProps } from '../prompts/web/prompt-props.ts';
import { ShareNoticePrompt } from '../prompts/web/share-notice-prompt.tsx';
import { VerifyEmailPrompt } from '../prompts/web/verify-email-prompt.tsx';

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
