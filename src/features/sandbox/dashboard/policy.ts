import type { PaymentStatus } from '../policy.ts';

/** What can be done to a payment by hand, in the place of its payer, her bank or the sandbox itself. */
export const acts = ['resend', 'dispute', 'win', 'lose', 'declineNext', 'allowNext'] as const;
export type Act = (typeof acts)[number];

/** How a payment stands, as far as that decides what can be done to it. */
export interface Standing {
  status: PaymentStatus;
  isDisputed: boolean;
  /** Something was told about it. */
  hasEvent: boolean;
  /** Whether its saved card declines the next charge; null if none was saved, or if the card declines or asks by its own rules. */
  declinesNext: boolean | null;
}

/** What can be done now, in the order of the buttons. */
export function possibleActs({ status, isDisputed, hasEvent, declinesNext }: Standing): Act[] {
  const possible: Record<Act, boolean> = {
    resend: hasEvent,
    dispute: status === 'captured' && !isDisputed,
    win: isDisputed,
    lose: isDisputed,
    declineNext: declinesNext === false,
    allowNext: declinesNext === true,
  };
  return acts.filter((act) => possible[act]);
}
