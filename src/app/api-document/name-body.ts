import { isDeepStrictEqual } from 'node:util';
import type { OpenAPI } from '@orpc/openapi';

type Schemas = Record<string, OpenAPI.SchemaObject | OpenAPI.ReferenceObject>;

/**
 * Gives a body the name of its input. Where the address carries a part of the input, the generator writes the rest out:
 * that rest is what a caller sends, so it takes the name, unless the name already stands for something else.
 */
export function nameBody(
  { requestBody }: OpenAPI.OperationObject,
  { schemas, taken }: { schemas: Schemas; taken: Set<string> },
  name: string | undefined,
): void {
  const content =
    requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined;
  if (!content?.schema || '$ref' in content.schema || name === undefined) return;
  if (taken.has(name) && !isDeepStrictEqual(schemas[name], content.schema)) return;
  schemas[name] = content.schema;
  taken.add(name);
  content.schema = { $ref: `#/components/schemas/${name}` };
}
