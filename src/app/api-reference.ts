import type { OpenAPI } from '@orpc/openapi';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, sendCompressed } from '../platform/http/compressed.ts';
import { addresses } from '../urls.ts';
import type { PageAssets } from './page-assets.ts';
import { sessionCookieName } from './request-ctx.ts';
import type { Services } from './services.ts';

const documentAddress = '/api/openapi.json';

/**
 * `/api/openapi.json`, OpenAPI 3.1 generated from the contract, and `/api`, the same for people. Both are made at
 * the first request for them, and what makes them is loaded only then.
 */
export function registerApiReference(app: FastifyInstance, services: Services, assets: PageAssets): void {
  const document = once(async () => {
    const { makeDocument } = await import('./api-document/make-document.ts');
    return makeDocument({ origin: services.config.publicUrl, cookieName: sessionCookieName(services) });
  });
  const send = (contentType: string, write: (document: OpenAPI.Document) => string | Promise<string>) => {
    const written = once(async () => compressOnce(Buffer.from(await write(await document()))));
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const compressed = await written();
      reply
        .header('cache-control', 'public, max-age=300')
        .header('vary', 'accept-encoding')
        .type(contentType);
      return sendCompressed(request, reply, await compressed());
    };
  };

  app.get(
    documentAddress,
    send('application/json; charset=utf-8', (value) => JSON.stringify(value)),
  );
  app.get(
    addresses.apiReference,
    send('text/html; charset=utf-8', async (value) => {
      const { describeApi } = await import('./api-document/reference-page.ts');
      return describeApi(value, { documentAddress, head: assets.styles() });
    }),
  );
}

/** Makes a value when it is needed first. One that could not be made is tried again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
