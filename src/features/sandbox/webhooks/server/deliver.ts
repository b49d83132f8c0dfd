import type { Selectable } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { SandboxHost } from '#platform/payments/sandbox/sandbox-host.ts';
import { signatureHeader, signWebhook } from '#platform/payments/sandbox/webhook-signature.ts';
import { workJob } from './tell.ts';

type EventRow = Selectable<Tables['sandbox_events']>;

const copyAfterSeconds = 2;
const firstDelaySeconds = 5;
const longestDelaySeconds = 6 * 3600;
/** With these delays a webhook that nobody takes is tried for three days. */
const mostTries = 23;

/**
 * Delivers one event that is due by `until`, at least once: the next try is written down before this one begins. Says
 * whether there was any.
 */
export async function deliverNext(ctx: Ctx, host: SandboxHost, until: Date): Promise<boolean> {
  const event = await claim(ctx, until);
  if (!event) return false;
  const body = Buffer.from(event.body);
  const signature = signWebhook(host.webhookSecret, ctx.clock.now(), body);
  if (!(await arrives(ctx, host, event, { headers: { [signatureHeader]: signature }, body }))) return true;
  const isLast = event.copies <= 1;
  await ctx.db
    .updateTable('sandbox_events')
    .set({
      delivered_at: ctx.clock.now(),
      copies: isLast ? 0 : event.copies - 1,
      due_at: isLast ? null : new Date(ctx.clock.now().getTime() + copyAfterSeconds * 1000),
    })
    .where('id', '=', event.id)
    .execute();
  if (!isLast) await ctx.jobs.send(ctx, workJob, {}, { startAfterSeconds: copyAfterSeconds });
  return true;
}

/** The event that has waited longest, with its next try already planned. */
async function claim(ctx: Ctx, until: Date): Promise<EventRow | undefined> {
  const { db, clock } = ctx;
  const event = await db
    .selectFrom('sandbox_events')
    .selectAll()
    .where('due_at', '<=', until)
    .orderBy('due_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!event) return undefined;
  const delay = delayAfter(event.tries);
  const claimed = await db
    .updateTable('sandbox_events')
    .set({
      tries: event.tries + 1,
      due_at: event.tries + 1 < mostTries ? new Date(clock.now().getTime() + delay * 1000) : null,
    })
    .where('id', '=', event.id)
    .where('tries', '=', event.tries)
    .returningAll()
    .executeTakeFirst();
  // Another process has it: the next one is looked for.
  return claimed ?? claim(ctx, until);
}

/** Seconds until the next try: twice as long each time. */
function delayAfter(tries: number): number {
  return Math.min(firstDelaySeconds * 2 ** tries, longestDelaySeconds);
}

async function arrives(
  ctx: Ctx,
  host: SandboxHost,
  event: EventRow,
  webhook: Parameters<SandboxHost['deliver']>[0],
): Promise<boolean> {
  try {
    const status = await host.deliver(webhook);
    if (status >= 200 && status < 300) return true;
    ctx.log.warn({ event: event.id, tries: event.tries, status }, 'a webhook of the sandbox was refused');
  } catch (error) {
    ctx.log.warn(
      { event: event.id, tries: event.tries, err: error },
      'a webhook of the sandbox did not arrive',
    );
  }
  const seconds = delayAfter(event.tries - 1);
  await ctx.jobs.send(ctx, workJob, {}, { startAfterSeconds: seconds });
  return false;
}
