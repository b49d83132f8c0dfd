import { ORPCError, type ClientLink } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import contract from 'virtual:api-contract';
import type { Locale } from '#core/locale.ts';
import { viewerHeader } from '#core/viewer-header.ts';

/** The id that a visitor's requests from one page share (spec §7). It is never stored: the next page gets a new one. */
const anonymousId = crypto.randomUUID();

/** The API's refusal when the account of a session cannot be loaded (spec §8). */
const sessionLoadCode = 'session_load_failed';

export interface HttpLinkOptions {
  locale(): Locale;
  /** The id of the person for whom the page was made; null for a visitor, undefined where that is not known yet. */
  viewerId(): string | null | undefined;
  onSessionLost(): void;
}

/** Requests to the API, in the page's current language, with the session's cookie or a visitor's temporary id. */
export function createHttpLink({ locale, viewerId, onSessionLost }: HttpLinkOptions): ClientLink<object> {
  return new OpenAPILink(contract, {
    url: `${location.origin}/api`,
    headers() {
      const id = viewerId();
      return {
        'accept-language': locale(),
        ...(id === null && { 'x-anonymous-id': anonymousId }),
        ...(typeof id === 'string' && { [viewerHeader]: id }),
      };
    },
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
