import { Invalid, Refusal, TooMany, type FieldIssue } from '../core/refusals.ts';
import { isDatabaseAway } from '../platform/db/database-away.ts';
import { isUnstorable } from '#platform/db/unstorable-text.ts';
import { findInvalidInput } from '#platform/http/invalid-input.ts';
import { SemaphoreFull } from '#platform/load/semaphore.ts';
import type { Log } from '../platform/log.ts';
import type { Translation } from '../platform/i18n/translations.ts';
import { CardNumberSent } from './refuse-card-numbers.ts';

/** The status of each kind of refusal. */
export const statuses = {
  'sign-in-required': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  invalid: 422,
  'too-many': 429,
} as const satisfies Record<Refusal['kind'], number>;

export interface ErrorBody {
  code: string;
  message: string;
  data?: Record<string, unknown>;
}

export interface ErrorResponse {
  status: number;
  body: ErrorBody;
  retryAfterSeconds?: number;
}

/** An address that exists, called with a method it does not accept; the header `allow` lists those it does. */
export class MethodNotAllowed extends Error {
  readonly statusCode = 405;
}

/** When to retry a request that was refused for lack of capacity. */
export const comeBackSeconds = 2;

/** The one table of statuses (quality: API rules): what any thrown error becomes, worded in the request's language. */
export function toErrorResponse(
  error: unknown,
  translation: Translation,
  log: Log,
  requestId?: string,
): ErrorResponse {
  const refusal = error instanceof Refusal ? error : (findInvalidInput(error) ?? findUnstorable(error));
  if (refusal) return refuse(refusal, translation);
  if (error instanceof CardNumberSent) return refuseCardNumber(error, translation);
  const status = findClientStatus(error);
  if (status === 413)
    return { status, body: { code: 'too_large', message: translation.say('app.refusal.tooLarge') } };
  if (status === 404)
    return { status, body: { code: 'not_found', message: translation.say('app.refusal.notFound') } };
  if (status === 405) {
    const message = translation.say('app.refusal.methodNotAllowed');
    return { status, body: { code: 'method_not_allowed', message } };
  }
  if (status === 503) {
    if (isDatabaseAway(error)) log.warn({ err: error, id: requestId }, 'the database is away or busy');
    return answerBusy(translation);
  }
  if (status)
    return { status, body: { code: 'bad_request', message: translation.say('app.refusal.badRequest') } };
  log.error({ err: error, id: requestId }, 'unexpected error');
  return { status: 500, body: { code: 'server_error', message: translation.say('app.refusal.serverError') } };
}

/** The response of a process that has no capacity, or no database, right now. */
export function answerBusy(translation: Translation): ErrorResponse {
  const data = { retryAfterSeconds: comeBackSeconds };
  return {
    status: 503,
    body: { code: 'busy', message: translation.say('app.refusal.busy'), data },
    ...data,
  };
}

function refuse(refusal: Refusal, translation: Translation): ErrorResponse {
  const issues = refusal instanceof Invalid ? (refusal.data?.['issues'] as FieldIssue[]) : undefined;
  const data = issues
    ? {
        issues: issues.map(({ path, messageKey, values }) => ({
          path,
          message: translation.say(messageKey, values),
        })),
      }
    : refusal.data;
  return {
    status: statuses[refusal.kind],
    body: { code: refusal.code, message: sayRefusal(refusal, translation), ...(data && { data }) },
    ...(refusal instanceof TooMany && { retryAfterSeconds: refusal.retryAfterSeconds }),
  };
}

function refuseCardNumber({ fields }: CardNumberSent, translation: Translation): ErrorResponse {
  const message = translation.say('app.refusal.cardNumber');
  const issues = fields.map((path) => ({ path, message }));
  return { status: 400, body: { code: 'card_number', message, data: { issues } } };
}

/** Says how long to wait, so that no client retries in vain. */
function sayRefusal(refusal: Refusal, translation: Translation): string {
  if (!(refusal instanceof TooMany)) return translation.say(refusal.messageKey);
  const { retryAfterSeconds: seconds } = refusal;
  return translation.say(refusal.messageKey, { seconds, minutes: Math.ceil(seconds / 60) });
}

/** Text that the database cannot store. */
function findUnstorable(error: unknown): Invalid | undefined {
  return error instanceof Error && isUnstorable(error) ? new Invalid([]) : undefined;
}

/** A 4xx or 503 that the HTTP layer or oRPC decided: malformed JSON, unknown route, too large, overload. */
function findClientStatus(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof SemaphoreFull || isDatabaseAway(error)) return 503;
  const status = 'statusCode' in error ? error.statusCode : 'status' in error ? error.status : undefined;
  if (typeof status !== 'number') return undefined;
  return (status >= 400 && status < 500) || status === 503 ? status : undefined;
}
