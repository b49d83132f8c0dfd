import type { FastifyInstance } from 'fastify';
import { locales } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import { listInbox, type KeptMail } from '#platform/mail/inbox.ts';
import { createMailSeal } from '#platform/mail/seal-mail.ts';
import type { PageAssets } from '../page-assets.ts';
import type { Services } from '../services.ts';

/** A mail's styles are inline, and nothing in it may run. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox allow-top-navigation-by-user-activation";

/** `/dev/mail`: the mails that a real installation would have sent, visible only on the machine that made them. */
export function registerInbox(app: FastifyInstance, services: Services, assets: PageAssets): void {
  const { config, database } = services;
  const seal = createMailSeal(config);
  const list = () => listInbox(database.db, seal);

  async function find(id: string): Promise<KeptMail> {
    const mail = (await list()).find((kept) => kept.id === id);
    if (!mail) throw new NotFound();
    return mail;
  }

  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/dev/')) reply.header('cache-control', 'no-store');
  });
  app.get('/dev/mail', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(describeInbox(await list(), assets.styles())),
  );
  app.get('/dev/mail/:id', async (request, reply) => {
    const { html } = await find((request.params as { id: string }).id);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', mailPolicy).send(html);
  });
  app.get('/dev/mail/:id/text', async (request, reply) => {
    const { text } = await find((request.params as { id: string }).id);
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}

function describeInbox(mails: KeptMail[], head: string): string {
  const rows = mails.map(describeMail).join('\n');
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox</title><link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">${head}</head>
<body><main class="mx-auto max-w-content px-4 py-12 sm:px-8"><h1 class="text-step-3 font-extrabold">Inbox</h1>
<p class="mt-4 max-w-reading text-ink-soft">No mail server is set, so the mails of this machine are kept here. The newest is at the top.</p>
${rows || '<p class="mt-8">Nothing has been sent yet.</p>'}</main></body></html>`;
}

function describeMail({ id, to, language, subject, sentAt }: KeptMail): string {
  const path = `/dev/mail/${encodeURIComponent(id)}`;
  return `<article class="on-paper mt-4 rounded-card bg-paper p-6 shadow-lift-1">
<h2 class="text-step-1 font-bold"><a class="text-link" href="${path}" lang="${language}" dir="${locales[language].direction}">${escape(subject)}</a></h2>
<p class="mt-1 text-ink-soft"><bdi>${escape(to)}</bdi>, <time datetime="${sentAt.toISOString()}">${sentAt.toISOString().slice(0, 16).replace('T', ' ')}</time>, <a class="text-link" href="${path}/text">as text</a></p></article>`;
}

function escape(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
