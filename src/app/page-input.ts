import type { RequestCtx } from '../platform/ctx.ts';
import { createApiClient } from './api-handler.ts';
import type { RenderInput } from './page-data.ts';
import type { Services } from './services.ts';

interface AskedPage {
  /** Path and query. */
  address: string;
  /** The body that a form without JavaScript has posted. */
  form?: Buffer | undefined;
}

/** What rendering a page takes, for the caller of `ctx`. */
export function createPageInput(
  services: Services,
  ctx: RequestCtx,
  { address, form }: AskedPage,
): RenderInput {
  const { locale } = ctx;
  const { config, translations, clock } = services;
  const post = form && {
    method: 'POST',
    body: new Uint8Array(form),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
  return {
    request: new Request(new URL(address, config.publicUrl), post),
    client: createApiClient(services, ctx),
    isVisitor: ctx.actor.kind === 'visitor',
    locale,
    messages: translations[locale].messages,
    messagesVersion: translations[locale].version,
    origin: config.publicUrl,
    now: clock.now(),
    timeZone: ctx.timeZone ?? 'UTC',
    onError: (error) => ctx.log.error({ err: error }, 'a page could not be rendered'),
  };
}
