import type { KyselyPlugin } from 'kysely';
import type { RequestCtx } from '#platform/ctx.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';

/**
 * A process that is gone from its nth step on: a step is a query, or a call to a payment provider, before which and after which it
 * may die. `isAlive` tells whether it got through.
 */
export function dyingAt<C extends RequestCtx>(ctx: C, nth: number): { ctx: C; isAlive(): boolean } {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps >= nth) throw new Error('killed');
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      step();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const providers = Object.fromEntries(
    Object.entries(ctx.providers).map(([id, provider]) => [id, dyingAround(provider, step)]),
  );
  return { ctx: { ...ctx, providers, db: ctx.db.withPlugin(plugin) }, isAlive: () => steps < nth };
}

const calls = ['begin', 'look', 'complete', 'charge', 'capture', 'cancel', 'refund'] as const;

function dyingAround(provider: PaymentProvider, step: () => void): PaymentProvider {
  const around = calls.map((call) => {
    const answer = provider[call].bind(provider) as (input: never) => Promise<unknown>;
    const dying = async (input: never) => {
      step();
      const answered = await answer(input);
      step();
      return answered;
    };
    return [call, dying];
  });
  return { ...provider, ...Object.fromEntries(around) } as PaymentProvider;
}

/** Tries the work in processes that die one step later each time, until one lives; `check` after each death. */
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
