import type { RequestCtx } from '#platform/ctx.ts';
import { takeTogether, type Counter, type TakenTogether } from '#platform/limits/limits.ts';
import { readMailLimits } from '#features/people/server/limit-settings.ts';
import { mailboxKey } from '#features/people/users/server/mailbox-key.ts';

type ShareCtx = Pick<RequestCtx, 'db' | 'events' | 'clock' | 'limits'>;

/** A mail that may go to an address only so many times a day (decisions: limits). */
export interface MailQuota {
  to: string;
  purpose: 'verification' | 'reset' | 'guardian' | 'invitation' | 'donor';
  /**
   * Named if the mail is for someone with a proven connection to the address: she has a quota of her own, which others
   * cannot use up. Everyone else is a stranger, and strangers share one.
   */
  by?: string;
  /** What its sender may send to everyone in a day. */
  sender?: Counter;
  /** Limits of its own; like the others, they count only what goes out. */
  others?: readonly Counter[];
}

/** A share reserved until we know whether the mail goes out. */
export interface HeldQuota {
  mayGo: boolean;
  /** The seconds to wait if the sender has sent too much mail, to anyone. */
  senderWaits: number | undefined;
  /** Call it once the mail is sent; without it, or if the work fails, the share is given back. */
  sent(): void;
}

/**
 * Does work that may send mails, and tells it of each whether it may go. Call it before a transaction begins. Mails
 * that were not sent after all use nothing up.
 */
export async function withMailQuotas<Name extends string, T>(
  ctx: ShareCtx,
  shares: Record<Name, MailQuota | undefined>,
  work: (held: Record<Name, HeldQuota>) => Promise<T>,
): Promise<T> {
  const taken: Record<string, TakenTogether> = {};
  const held: Record<string, HeldQuota> = {};
  const unsent = new Set(Object.keys(shares));
  for (const [name, share] of Object.entries<MailQuota | undefined>(shares)) {
    const together = share && (await takeTogether(ctx.limits, await countersOf(ctx, share)));
    if (together) taken[name] = together;
    held[name] = {
      mayGo: together?.allowed ?? false,
      senderWaits:
        together?.refusedBy && together.refusedBy === share?.sender ? together.retryAfterSeconds : undefined,
      sent: () => void unsent.delete(name),
    };
  }
  let isDone = false;
  try {
    const answer = await work(held);
    isDone = true;
    return answer;
  } finally {
    for (const name of isDone ? unsent : Object.keys(taken)) await taken[name]?.giveBack();
  }
}

async function countersOf(
  ctx: ShareCtx,
  { to, purpose, by, sender, others = [] }: MailQuota,
): Promise<Counter[]> {
  const limits = await readMailLimits(ctx);
  const mailbox = mailboxKey(to);
  const perPurpose = { key: `people.mail.${purpose}:${mailbox}`, rule: limits[purpose] };
  const perAddress =
    by === undefined
      ? [perPurpose, { key: `people.mail.strangers:${mailbox}`, rule: limits.strangers }]
      : [{ ...perPurpose, key: `${perPurpose.key}:${by}` }];
  return [...perAddress, ...others, ...(sender ? [sender] : [])];
}
