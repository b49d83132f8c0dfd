import { ORPCError, type ClientLink } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import contract from 'virtual:api-contract';
import type { Locale } from '#core/locale.ts';

/** The id that a visitor's requests from one page share (spec §7). It is never stored: the next page gets a new one. */
const anonymousId = crypto.randomUUID();

/** The API's refusal when the account of a session cannot be loaded (spec §8). */
const sessionLoadCode = 'session_load_failed';

export interface HttpLinkOptions {
  locale(): Locale;
  isVisitor(): boolean;
  onSessionLost(): void;
}

/** Requests to the API, in the page's current language, with the session's cookie or a visitor's temporary id. */
export function createHttpLink({ locale, isVisitor, onSessionLost }: HttpLinkOptions): ClientLink<object> {
  return new OpenAPILink(contract, {
    url: `${location.origin}/api`,
    headers: () => ({
      'accept-language': locale(),
      ...(isVisitor() && { 'x-anonymous-id': anonymousId }),
    }),
    customErrorResponseBodyDecoder(body, response) {
      const error = decodeError(body, response.status);
      if (error?.code === sessionLoadCode) onSessionLost();
      return error;
    },
  });
}

function decodeError(body: unknown, status: number): ORPCError<string, unknown> | null {
  if (!body || typeof body !== 'object' || !('code' in body) || !('message' in body)) return null;
  const data = 'data' in body ? body.data : undefined;
  return new ORPCError(String(body.code), { status, message: String(body.message), data });
}
