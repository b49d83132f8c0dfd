import { OpenAPIGenerator, type OpenAPI } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '../core/brand.ts';
import { compressOnce, sendCompressed } from '../platform/http/compressed.ts';
import { addresses } from '../urls.ts';
import { describeApi } from './api-reference-page.ts';
import { documentedContract } from './contract.ts';
import type { PageAssets } from './page-assets.ts';
import type { Services } from './services.ts';

const documentAddress = '/api/openapi.json';

/** `/api/openapi.json`, OpenAPI 3.1 generated from the contract, and `/api`, the same for people. */
export function registerApiReference(app: FastifyInstance, { config }: Services, assets: PageAssets): void {
  const document = generateDocument(config.publicUrl);
  const send = (contentType: string, write: (document: OpenAPI.Document) => string) => {
    const written = document.then((value) => compressOnce(Buffer.from(write(value))));
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const compressed = await written;
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
    send('text/html; charset=utf-8', (value) =>
      describeApi(value, { documentAddress, head: assets.styles() }),
    ),
  );
}

async function generateDocument(publicUrl: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(documentedContract, {
    info: { title: `${brand.name} API`, version: '1.0.0' },
    servers: [{ url: `${publicUrl}/api` }],
    security: [{ session: [] }, {}],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      responses: { Refusal: refusal },
    },
  });
  for (const path of Object.values(document.paths ?? {}))
    for (const method of ['get', 'post', 'put', 'delete'] as const) {
      const operation = path?.[method];
      if (operation?.responses) operation.responses['default'] = { $ref: '#/components/responses/Refusal' };
      if (operation && method === 'post')
        operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
    }
  return document;
}

const idempotencyKey: OpenAPI.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Up to 200 visible ASCII characters of your choice. For a day, repeating a request with the same key and body returns the first response and does nothing else. The same key with another body gets 422; a repeat that arrives while the first request is in progress gets 409.',
  schema: { type: 'string', maxLength: 200 },
};

/** Any call may be refused, always in the same shape. */
const refusal: OpenAPI.ResponseObject = {
  description:
    'Refused: 401 no valid credential; 403 forbidden by your role, plan or account state; 404 absent or not yours; 409 in conflict with the current state; 422 invalid input (`data.issues` names each field); 429 too many requests and 503 busy, both with Retry-After',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string', description: 'Machine-readable code' },
          message: {
            type: 'string',
            description: 'Message to show to people, in the language of the request',
          },
          data: { type: 'object' },
        },
      },
    },
  },
};
