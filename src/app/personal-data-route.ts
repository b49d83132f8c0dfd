import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { UserId } from '../core/ids.ts';
import { TooMany } from '../core/refusals.ts';
import { exportAddress, usePermit } from '#features/settings/server/public.ts';
import type { Ctx } from '../platform/ctx.ts';
import { refuseViewing } from '../platform/http/guard.ts';
import { features } from './features.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

const limit = { tries: 10, seconds: 3600 };

/** All the data kept about the caller, as a JSON file, streamed part by part; needs a permit, which takes her password. */
export function registerPersonalData(app: FastifyInstance, services: Services): void {
  app.get(exportAddress, async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply);
    refuseViewing(ctx.actor);
    const { permit } = request.query as Record<string, unknown>;
    const userId = usePermit(ctx, permit);
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

async function* writeParts(
  ctx: Pick<Ctx, 'db' | 'clock' | 'sealing'>,
  userId: UserId,
): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(ctx.clock.now())}`;
  for (const { name, personalData } of features) {
    if (!personalData) continue;
    const part = await personalData.exportOf(ctx, userId);
    yield `,\n${JSON.stringify(name)}: ${JSON.stringify(part, null, 2)}`;
  }
  yield '\n}\n';
}
