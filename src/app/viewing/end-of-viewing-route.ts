import type { FastifyInstance } from 'fastify';
import { adminHref } from '#admin-urls.ts';
import { Forbidden, SignInRequired } from '#core/refusals.ts';
import { endViewing } from '#features/sign-in/server/public.ts';
import { href } from '#urls.ts';
import { createRequestCtx, isSameOrigin } from '../request-ctx.ts';
import type { Services } from '../services.ts';

export const endOfViewingAddress = '/admin/viewing';

/**
 * What the banner's button posts to: the one thing that may be done while looking at the product as someone else. It is no
 * operation of the API, every writing one of which is refused then.
 */
export function registerEndOfViewing(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The form has no fields.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(endOfViewingAddress, async (request, reply) => {
      if (!isSameOrigin(services, request)) throw new Forbidden('csrf', 'app.refusal.csrf');
      const ctx = await createRequestCtx(services, request, reply, { lets: 'writing while viewing' });
      if (ctx.actor.kind === 'visitor') throw new SignInRequired();
      const userId = await endViewing(ctx);
      reply.header('cache-control', 'no-store');
      return reply.redirect(userId ? adminHref('adminUsers', undefined, { q: userId }) : href('home'), 303);
    });
  });
}
