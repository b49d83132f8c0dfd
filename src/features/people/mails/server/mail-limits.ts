import { TooMany } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { LimitRule } from '#platform/limits/limits.ts';
import { mailboxKey } from '#features/people/users/server/mailbox-key.ts';

type LimitCtx = Pick<RequestCtx, 'limits'>;

/** Requesting the same mail again (decisions: holding page). */
const resendRules: ['minute' | 'day', LimitRule][] = [
  ['minute', { tries: 1, seconds: 60 }],
  ['day', { tries: 5, seconds: 86_400 }],
];

/**
 * Refuses a request repeated within a minute, or more than five times a day; `key` names what and by whom. A mail to a
 * corrected address need not wait for the minute, but counts.
 */
export async function limitResending({ limits }: LimitCtx, key: string, to?: string): Promise<void> {
  const keys = { minute: to === undefined ? key : `${key}:${mailboxKey(to)}`, day: key };
  for (const [name, rule] of resendRules) {
    const taken = await limits.take(`people.resend.${name}:${keys[name]}`, rule);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  }
}
