import type { FastifyInstance } from 'fastify';
import { demoPassword, demoPeople } from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import { createApiClient } from '../api-handler.ts';
import { createRequestCtx } from '../request-ctx.ts';
import type { Services } from '../services.ts';

/** `/dev/sign-in`: one click for each known person of the demo world. Only on the development server. */
export function registerDevSignIn(app: FastifyInstance, services: Services, styles: string): void {
  const buttons = demoPeople.map(
    ({ emailAddress, known }) =>
      `<li><button name="emailAddress" value="${emailAddress}" class="min-h-11 w-full rounded-card bg-paper px-6 py-3 text-start shadow-lift-1 hover:bg-sky"><b>${emailAddress}</b><br>${known}</button></li>`,
  );
  const page = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in</title><link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">${styles}</head>
<body><main class="on-paper mx-auto max-w-form px-4 py-12"><h1 class="text-step-3 font-extrabold">Sign in as</h1>
<form method="post"><ul class="mt-6 space-y-3">${buttons.join('')}</ul></form></main></body></html>`;

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
      await createApiClient(services, ctx).signIn.signIn({
        emailAddress,
        password: demoPassword,
        remember: true,
      });
      return reply.redirect(href('home'), 303);
    });
  });
}
