import type { Ctx } from '#platform/ctx.ts';
import { refreshSearch } from './refresh-search.ts';

/** Keeps the search index in step with what can be found, now and whenever that changes. */
export async function keepSearch(ctx: Ctx): Promise<void> {
  const changes = new Set([...ctx.findables.values()].flatMap(({ changedBy }) => changedBy ?? []));
  for (const topic of changes)
    ctx.events.subscribe(topic, () => {
      refreshSearch(ctx).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'the search index is out of date'),
      );
    });
  await refreshSearch(ctx);
}
