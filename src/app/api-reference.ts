import { OpenAPIGenerator, type OpenAPI } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import { brand } from '../core/brand.ts';
import { addresses } from '../urls.ts';
import { describeApi } from './api-reference-page.ts';
import { documentedContract } from './contract.ts';
import type { PageAssets } from './page-assets.ts';
import type { Services } from './services.ts';

const documentAddress = '/api/openapi.json';

/** `/api/openapi.json`, OpenAPI 3.1 from the contract itself, and `/api`, the same for people. */
export function registerApiReference(app: FastifyInstance, { config }: Services, assets: PageAssets): void {
  const document = generateDocument(config.publicUrl);
  const bytes = document.then((value) => Buffer.from(JSON.stringify(value)));
  const page = document.then((value) =>
    Buffer.from(describeApi(value, { documentAddress, head: assets.styles() })),
  );

  app.get(documentAddress, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(await bytes),
  );
  app.get(addresses.apiReference, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('text/html; charset=utf-8')
      .send(await page),
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
    'Up to 200 visible ASCII characters of your choice. For a day the same key and body answer the same and do nothing again; with another body the answer is 422, while the first is at work 409.',
  schema: { type: 'string', maxLength: 200 },
};

/** Every call may be refused, always in the same shape. */
const refusal: OpenAPI.ResponseObject = {
  description:
    'Refused: 401 no valid credential, 403 your role, plan or state forbids it, 404 absent or not yours, 409 conflict with the state, 422 invalid (`data.issues` names each field), 429 and 503 with Retry-After.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string', description: 'for programs' },
          message: { type: 'string', description: 'for people, in the language of the request' },
          data: { type: 'object' },
        },
      },
    },
  },
};
