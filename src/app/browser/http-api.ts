import { createORPCClient, type ClientLink } from '@orpc/client';
import type { ApiClient } from '#page/page-context.ts';
import type { HttpLinkOptions } from './http-link.ts';

/** A link as the client of the API calls it: which operation, with what. */
type ApiLink = ClientLink<object>;

/** The API over HTTP, and what loads the code for it. */
interface HttpApi {
  client: ApiClient;
  /** Loads what calls need before the first of them does. */
  load(): Promise<unknown>;
}

/**
 * The API over HTTP. A page arrives with its data, and most pages call nothing before they are live: the methods and paths
 * of all operations, and the code that makes requests of them, are loaded with the first call.
 */
export function createHttpApi(options: HttpLinkOptions): HttpApi {
  let loading: Promise<ApiLink> | undefined;

  /** After a failed load, the next call tries again. */
  function load(): Promise<ApiLink> {
    loading ??= loadLink(options).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  const link: ApiLink = {
    call: async (...operation) => (await load()).call(...operation),
  };
  return { client: createORPCClient<ApiClient>(link), load };
}

async function loadLink(options: HttpLinkOptions): Promise<ApiLink> {
  const { createHttpLink } = await import('./http-link.ts');
  return createHttpLink(options);
}
