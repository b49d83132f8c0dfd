import type { RequestCtx } from '#platform/ctx.ts';
import { choose } from './choices/server/own-choices.ts';
import { listMessages } from './inbox/server/own-messages.ts';

/** What the caller's messages say, the newest first. */
export async function readMessages(ctx: RequestCtx): Promise<string[]> {
  return (await listMessages(ctx, {})).items.map(({ text }) => text);
}

export { sendPushes } from './push/server/send-pushes.ts';

/** Turns the mail about a topic on or off for the caller, as her settings do. */
export async function chooseMail(ctx: RequestCtx, topic: string, wanted: boolean): Promise<void> {
  await choose(ctx, { topic, channel: 'mail', wanted });
}
