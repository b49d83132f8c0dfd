import type { Ctx } from '#platform/ctx.ts';
import type { LiveSessionId } from '#features/presenting/server/tables.ts';

const topic = 'presenting.live';

/**
 * What has happened in a session. `moved`: its step. `counted`: someone came in or answered. `removed`: someone was taken
 * out.
 */
export const liveNews = ['moved', 'counted', 'removed'] as const;
export type LiveNews = (typeof liveNews)[number];

/** Tells the open pages of a session once the caller's transaction has committed. */
export function tellLive(ctx: Pick<Ctx, 'afterCommit' | 'events'>, id: LiveSessionId, news: LiveNews): void {
  ctx.afterCommit(() => ctx.events.publish(topic, `${id} ${news}`));
}

/** Calls `told` for each; `missed` when some may have been lost. */
export function hearLive(
  events: Ctx['events'],
  { told, missed }: { told(id: string, news: LiveNews): void; missed(): void },
): () => void {
  return events.subscribe(topic, (payload) => {
    const [id = '', word] = payload.split(' ');
    const news = liveNews.find((one) => one === word);
    if (news) told(id, news);
    else missed();
  });
}
