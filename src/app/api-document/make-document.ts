import { OpenAPIGenerator, type OpenAPI } from '@orpc/openapi';
import { brand } from '#core/brand.ts';
import type { EndpointRules } from '#platform/http/guard.ts';
import { documentedContract } from '../contract.ts';
import { listOperations } from './list-operations.ts';
import { listRefusals } from './list-refusals.ts';
import { nameBody } from './name-body.ts';
import { listNamedSchemas } from './named-schemas.ts';
import { idempotencyKey, idempotencyKeyRef, simplifyParameter } from './parameters.ts';
import { describeRefusals, refusalSchemas, sharedResponses } from './refusal-responses.ts';
import { createSchemaConverter } from './schema-converter.ts';
import { securitySchemes } from './security-schemes.ts';
import { tags } from './tags.ts';
import { findUsedSchemas } from './used-schemas.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** The OpenAPI document of the whole API. */
export async function makeDocument({ origin, cookieName }: Place): Promise<OpenAPI.Document> {
  const named = listNamedSchemas();
  const generator = new OpenAPIGenerator({ schemaConverters: [createSchemaConverter()] });
  const document = await generator.generate(documentedContract, {
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${origin}/api` }],
    tags: [...new Set(Object.values(tags))],
    commonSchemas: Object.fromEntries([...named].map(([name, schema]) => [name, { schema }])),
    components: {
      securitySchemes: securitySchemes(cookieName),
      parameters: { IdempotencyKey: idempotencyKey },
    },
  });
  const schemas = { ...document.components?.schemas, ...refusalSchemas };
  document.components = { ...document.components, schemas, responses: sharedResponses };
  const taken = findUsedSchemas(document);
  const nameOf = new Map([...named].map(([name, schema]) => [schema, name]));
  for (const described of listOperations()) {
    const { part, method, path, rules, inputSchema } = described;
    const operation = document.paths?.[path]?.[method.toLowerCase() as Method];
    if (!operation) throw new Error(`${method} ${path} is not in the generated document`);
    const parameters = (operation.parameters ?? []).map(simplifyParameter);
    Object.assign(operation, {
      tags: [tags[part].name],
      security: securityOf(rules),
      parameters: method === 'POST' ? [...parameters, idempotencyKeyRef] : parameters,
      responses: {
        ...dropEmptyContent(operation.responses),
        ...describeRefusals(listRefusals(described)),
      },
    });
    nameBody(operation, { schemas, taken }, inputSchema && nameOf.get(inputSchema));
  }
  // An input that is only parameters has no use of its own.
  const used = findUsedSchemas(document);
  document.components.schemas = Object.fromEntries(
    Object.entries(schemas).filter(([name]) => used.has(name)),
  );
  return document;
}

/** Where the product is served. */
export interface Place {
  /** `https://host`. */
  origin: string;
  cookieName: string;
}

const introduction = [
  'Requests and responses are JSON; times are ISO 8601 in UTC; ids are opaque. Unknown fields are ignored.',
  '',
  'Every refusal is a `Refusal`: `code` is for programs, `message` for people, in the language of `Accept-Language`.',
  'What is not yours is not found: 404 does not tell whether it exists.',
].join('\n');

/** An operation that is open to anyone needs no credential, but may return more with one. */
function securityOf(rules: EndpointRules | undefined): OpenAPI.SecurityRequirementObject[] {
  if (!rules) return [];
  const credentials = [{ bearer: [] }, { cookie: [] }];
  return rules.access === 'anyone' ? [{}, ...credentials] : credentials;
}

/** A response without a body has no content. */
function dropEmptyContent(responses: object = {}): Record<string, object> {
  const entries = Object.entries(responses) as [string, { content?: object }][];
  const rest = entries.map(([status, { content, ...response }]) => [
    status,
    content && Object.keys(content).length > 0 ? { ...response, content } : response,
  ]);
  return Object.fromEntries(rest) as Record<string, object>;
}
