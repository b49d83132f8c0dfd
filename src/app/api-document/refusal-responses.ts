import type { OpenAPI } from '@orpc/openapi';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: OpenAPI.SchemaObject | OpenAPI.ReferenceObject) => ({ 'application/json': { schema } });
const withData = (data: OpenAPI.SchemaObject): OpenAPI.SchemaObject => ({
  allOf: [ref('Refusal'), { type: 'object', required: ['data'], properties: { data } }],
});

/** How every refusal is written, and the two kinds that say more. */
export const refusalSchemas: Record<string, OpenAPI.SchemaObject> = {
  Refusal: {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', description: 'Machine-readable; more codes may be added' },
      message: { type: 'string', description: 'To show to people, in the language of the request' },
      data: { type: 'object', additionalProperties: true, description: 'What else belongs to the code' },
    },
    examples: [{ code: 'not_found', message: 'This page could not be found' }],
  },
  InvalidRefusal: withData({
    type: 'object',
    required: ['issues'],
    properties: {
      issues: {
        type: 'array',
        description: 'What is wrong, field by field',
        items: {
          type: 'object',
          required: ['path', 'message'],
          properties: {
            path: { type: 'string', examples: ['emailAddress', 'students.0.firstName'] },
            message: { type: 'string' },
          },
        },
      },
    },
  }),
  WaitRefusal: withData({
    type: 'object',
    required: ['retryAfterSeconds'],
    properties: { retryAfterSeconds: { type: 'integer', minimum: 1 } },
  }),
};

const retryAfter = {
  'Retry-After': { description: 'When to try again, in seconds', schema: { type: 'integer' } },
} as const;

type Response = OpenAPI.ResponseObject | OpenAPI.ReferenceObject;

interface Status {
  /** The name of the response with only the usual codes. */
  name: string;
  description: string;
  usual: readonly string[];
  schema?: string;
  headers?: typeof retryAfter;
}

/** What each status says, whatever the operation. */
const statuses: Record<number, Status> = {
  400: {
    name: 'Unreadable',
    description: 'The body is not JSON, or the number of a payment card is in it: `data.issues` names where',
    usual: ['bad_request', 'card_number'],
  },
  401: { name: 'SignInRequired', description: 'No valid credential', usual: ['sign_in_required'] },
  403: {
    name: 'Forbidden',
    description: 'Forbidden by the caller’s role, plan or state, or sent by another site; `code` says which',
    usual: ['csrf', 'read_only_view', 'guardian_approval_required'],
  },
  404: {
    name: 'NotFound',
    description: 'Absent, or not the caller’s: both look the same',
    usual: ['not_found'],
  },
  409: {
    name: 'Conflict',
    description: 'In conflict with the current state; `code` says how',
    usual: ['at_work'],
  },
  413: { name: 'TooLarge', description: 'The body is too large', usual: ['too_large'] },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is not `application/json`',
    usual: ['bad_request'],
  },
  422: {
    name: 'Invalid',
    description: 'Invalid input: `data.issues` names each field',
    usual: ['invalid'],
    schema: 'InvalidRefusal',
  },
  429: {
    name: 'TooMany',
    description: 'Too many requests',
    usual: ['too_many'],
    schema: 'WaitRefusal',
    headers: retryAfter,
  },
  500: { name: 'Fault', description: 'A fault of the server', usual: ['server_error'] },
  503: {
    name: 'Busy',
    description: 'No capacity at the moment',
    usual: ['busy'],
    schema: 'WaitRefusal',
    headers: retryAfter,
  },
};

function describe({ description, schema = 'Refusal', headers }: Status, codes: readonly string[]) {
  const limited: OpenAPI.SchemaObject = {
    allOf: [ref(schema), { type: 'object', properties: { code: { type: 'string', enum: [...codes] } } }],
  };
  return { description, ...(headers && { headers }), content: json(limited) };
}

/** The responses that many operations share. */
export const sharedResponses: Record<string, OpenAPI.ResponseObject> = Object.fromEntries(
  Object.values(statuses).map((status) => [status.name, describe(status, status.usual)]),
);

/** The responses of one operation's refusals, each with the codes it may carry. */
export function describeRefusals(refusals: Map<number, string[]>): Record<string, Response> {
  const responses = [...refusals].map(([code, codes]): [number, Response] => {
    const status = statuses[code];
    if (!status) throw new Error(`the reference has no words for status ${code}`);
    const isUsual = String(codes) === String(status.usual);
    return [code, isUsual ? { $ref: `#/components/responses/${status.name}` } : describe(status, codes)];
  });
  return Object.fromEntries(responses);
}
