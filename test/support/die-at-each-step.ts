import type { KyselyPlugin } from 'kysely';
import type { RequestCtx } from '#platform/ctx.ts';

/** A process whose database is gone from its nth query on; `isAlive` tells whether it got so far. */
function dyingAt(ctx: RequestCtx, nth: number): { ctx: RequestCtx; isAlive(): boolean } {
  let queries = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      if (queries >= nth) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { ctx: { ...ctx, db: ctx.db.withPlugin(plugin) }, isAlive: () => queries < nth };
}

/** Tries the work in processes that die one query later each time, until one lives; `check` after each death. */
export async function dieAtEachStep(
  ctx: RequestCtx,
  work: (ctx: RequestCtx) => Promise<unknown>,
  check: () => Promise<void>,
): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    const dying = dyingAt(ctx, nth);
    const died = await work(dying.ctx).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (dying.isAlive()) {
      if (died instanceof Error) throw died;
      return nth;
    }
    await check();
  }
}
