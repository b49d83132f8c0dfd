import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endMails } from '../features/notifications/server/public.ts';
import { hourSeconds } from '../core/durations.ts';
import { NotFound, TooMany } from '../core/refusals.ts';
import { addresses } from '../urls.ts';
import { createCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

const limit = { tries: 60, seconds: hourSeconds };
/** Far more than the one field that mail providers send. */
const bodyLimit = 4096;
/** `List-Unsubscribe=One-Click`, as a form's body of either kind (RFC 8058). */
const oneClick = /^List-Unsubscribe=One-Click$|name="?List-Unsubscribe"?\s+One-Click\s/i;

/**
 * One click in a mail program: its server posts to the address that is in the mail's head, from another site and without
 * cookies. The address is proof enough. Everything else that is posted there is the page's own form.
 */
export function registerOneClick(
  scope: FastifyInstance,
  services: Services,
  act: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit },
    (_request, body, done) => done(null, body),
  );
  scope.post<{ Params: { token: string } }>(addresses.unsubscribe, { bodyLimit }, async (request, reply) => {
    if (!oneClick.test(String(request.body))) return act(request, reply);
    const { token } = request.params;
    if (!services.mails.tokens.read(token)) throw new NotFound();
    const taken = await services.limits.take(`app.oneClick:${token}`, limit);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    // As nobody: the caller is the server of a mail program.
    await endMails(createCtx(services), { token, end: 'these' });
    return reply.header('cache-control', 'no-store').type('text/plain').send('');
  });
}
