import { createORPCClient, ORPCError } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import contract from 'virtual:api-contract';
import type { Locale } from '../../core/locale.ts';
import type { ApiClient } from '../../page/page-context.ts';

const anonymousIdKey = 'tl-anonymous-id';

/** What the API answers when the account of a session cannot be loaded (spec §8). */
const sessionLoadCode = 'session_load_failed';

/** The API over HTTP, in the page's present language, with the session's cookie. */
export function createHttpApi(locale: () => Locale, onSessionLost: () => void): ApiClient {
  const link = new OpenAPILink(contract, {
    url: `${location.origin}/api`,
    headers: () => ({ 'accept-language': locale(), 'x-anonymous-id': anonymousId() }),
    customErrorResponseBodyDecoder(body, response) {
      const error = decodeError(body, response.status);
      if (error?.code === sessionLoadCode) onSessionLost();
      return error;
    },
  });
  return createORPCClient<ApiClient>(link);
}

function decodeError(body: unknown, status: number): ORPCError<string, unknown> | null {
  if (!body || typeof body !== 'object' || !('code' in body) || !('message' in body)) return null;
  const data = 'data' in body ? body.data : undefined;
  return new ORPCError(String(body.code), { status, message: String(body.message), data });
}

/** A random id of this browser, told instead of a session (spec §7); forgotten where storage is refused. */
function anonymousId(): string {
  try {
    const known = localStorage.getItem(anonymousIdKey);
    if (known) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(anonymousIdKey, made);
    return made;
  } catch {
    // Storage is off in some private windows: then this visit has no id.
    return 'none';
  }
}
