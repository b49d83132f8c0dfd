import { TooMany } from '../../../../core/refusals.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import type { LimitRule } from '../../../../platform/limits/limits.ts';
import { emailKey } from '../users/email-key.ts';

type LimitCtx = Pick<RequestCtx, 'limits'>;

/** To one address, whatever the mails are about and whoever asks for them. */
const perRecipient = { tries: 20, seconds: 86_400 };

/** Asking for the same mail again (decisions: holding page). */
const resendRules: [string, LimitRule][] = [
  ['minute', { tries: 1, seconds: 60 }],
  ['day', { tries: 5, seconds: 86_400 }],
];

/** Whether one more mail may go to this address today. Take it before a transaction begins. */
export async function mayMail({ limits }: LimitCtx, emailAddress: string): Promise<boolean> {
  return (await limits.take(`accounts.mail:${emailKey(emailAddress)}`, perRecipient)).allowed;
}

/** Refuses what is asked for again within a minute, or more than five times a day; `key` names what and by whom. */
export async function limitResending({ limits }: LimitCtx, key: string): Promise<void> {
  for (const [name, rule] of resendRules) {
    const taken = await limits.take(`accounts.resend.${name}:${key}`, rule);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  }
}
