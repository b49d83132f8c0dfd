import type { OpenAPI } from '@orpc/openapi';

type Parameter = OpenAPI.ParameterObject | OpenAPI.ReferenceObject;

/** All parameters are plain values: what the generator says about lists and objects does not concern them. */
export function simplifyParameter(parameter: Parameter): Parameter {
  if ('$ref' in parameter) return parameter;
  const { name, in: place, required, schema, description } = parameter;
  return {
    name,
    in: place,
    required: required ?? false,
    ...(description && { description }),
    ...(schema && { schema }),
  };
}

export const idempotencyKeyRef = { $ref: '#/components/parameters/IdempotencyKey' };

export const idempotencyKey: OpenAPI.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Up to 200 visible ASCII characters of your choice. For a day, repeating a request with the same key and body returns the first response and does nothing else. The same key with another body gets 422; a repeat that arrives while the first request is in progress gets 409.',
  schema: { type: 'string', maxLength: 200 },
};
