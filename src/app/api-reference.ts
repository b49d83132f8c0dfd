import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import { documentedContract } from './contract.ts';
import type { Services } from './services.ts';

/** `/api/openapi.json`: OpenAPI 3.1 from the contract itself. */
export function registerApiReference(app: FastifyInstance, { config }: Services): void {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = generator.generate(documentedContract, {
    info: { title: 'Lamed', version: '0.1.0' },
    servers: [{ url: `${config.publicUrl}/api` }],
    security: [{ session: [] }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  });
  const bytes = document.then((value) => Buffer.from(JSON.stringify(value)));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(await bytes),
  );
}
