import type { FastifyInstance } from 'fastify';
import { demoPassword, demoPeople } from '../../features/accounts/server/public.ts';
import { href } from '../../urls.ts';
import { createApiClient } from '../api-handler.ts';
import { createRequestCtx } from '../request-ctx.ts';
import type { Services } from '../services.ts';

/** `/dev/sign-in`: one click for each known person of the demo world. Only the development server has it. */
export function registerDevSignIn(app: FastifyInstance, services: Services): void {
  const buttons = demoPeople.map(
    ({ emailAddress, known }) =>
      `<p><button name="emailAddress" value="${emailAddress}">${emailAddress}</button> ${known}</p>`,
  );
  const page = `<!DOCTYPE html><html lang="en"><title>Sign in</title><main><h1>Known people</h1><form method="post">${buttons.join('')}</form></main></html>`;

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get('/dev/sign-in', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
    scope.post('/dev/sign-in', async (request, reply) => {
      const ctx = await createRequestCtx(services, request, reply);
      const emailAddress = (request.body as URLSearchParams).get('emailAddress') ?? '';
      await createApiClient(services, ctx).accounts.signIn({
        emailAddress,
        password: demoPassword,
        remember: true,
      });
      return reply.redirect(href('home'), 303);
    });
  });
}
