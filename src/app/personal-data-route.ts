import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { UserId } from '../core/ids.ts';
import { SignInRequired, TooMany } from '../core/refusals.ts';
import { exportAccount } from '../features/accounts/server/public.ts';
import { exportClasses } from '../features/classes/server/public.ts';
import { exportLearning } from '../features/learning/server/public.ts';
import { exportRewards } from '../features/rewards/server/public.ts';
import type { Ctx } from '../platform/ctx.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

/** Every feature's part of what is kept of a person; one that keeps something new adds itself here. */
const parts: Record<string, (ctx: Pick<Ctx, 'db'>, userId: UserId) => Promise<object>> = {
  accounts: exportAccount,
  classes: exportClasses,
  learning: exportLearning,
  rewards: exportRewards,
};

const limit = { tries: 10, seconds: 3600 };

/** `GET /api/users/current/export`: all that is kept of who asks, as a JSON file, sent part by part. */
export function registerPersonalData(app: FastifyInstance, services: Services): void {
  app.get('/api/users/current/export', async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply);
    if (ctx.actor.kind === 'visitor') throw new SignInRequired();
    const { userId } = ctx.actor;
    const taken = await ctx.limits.take(`app.personalData:${userId}`, limit);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    const day = ctx.clock.now().toISOString().slice(0, 10);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="lamed-${day}.json"`)
      .type('application/json; charset=utf-8')
      .send(Readable.from(writeParts(ctx, userId)));
  });
}

async function* writeParts(ctx: Pick<Ctx, 'db' | 'clock'>, userId: UserId): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(ctx.clock.now())}`;
  for (const [name, read] of Object.entries(parts)) {
    yield `,\n${JSON.stringify(name)}: ${JSON.stringify(await read(ctx, userId), null, 2)}`;
  }
  yield '\n}\n';
}
