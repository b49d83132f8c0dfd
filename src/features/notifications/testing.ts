import type { RequestCtx } from '#platform/ctx.ts';
import { listMessages } from './inbox/server/own-messages.ts';

/** What the caller's messages say, the newest first. */
export async function readMessages(ctx: RequestCtx): Promise<string[]> {
  return (await listMessages(ctx, {})).items.map(({ text }) => text);
}

export { sendPushes } from './push/server/send-pushes.ts';
