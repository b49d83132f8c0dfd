import type { MessageKinds, SaidKind } from '#platform/composition/message-kinds.ts';

const thanks = {
  topic: 'referrals.topic.thanks',
  look: 'gift',
  // Children invite nobody, and nobody is thanked for a child.
  forChildren: false,
  besides: { push: true },
} as const satisfies Omit<SaidKind, 'text'>;

/** Thanks for an invitation, to both; neither hears anything of the other. */
export const referralsMessageKinds = {
  'referrals.friendFinished': { ...thanks, text: 'referrals.message.friendFinished' },
  'referrals.finishedFirst': { ...thanks, text: 'referrals.message.finishedFirst' },
} satisfies MessageKinds;

export type ThanksKind = keyof typeof referralsMessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'referrals.friendFinished': { coins: number };
    'referrals.finishedFirst': { coins: number };
  }
}
