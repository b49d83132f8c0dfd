import type { ContractRouterClient } from '@orpc/contract';
import type { RouterUtils } from '@orpc/tanstack-query';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { Api } from '../core/api.ts';
import type { Locale } from '../core/locale.ts';

export type ApiClient = ContractRouterClient<{ [Feature in keyof Api]: Api[Feature] }>;

/** The whole API as query and mutation options; in process while rendering on the server, over HTTP in the browser. */
export type PageApi = RouterUtils<ApiClient>;

/** What the loaders and actions of pages work with. */
export interface PageContext {
  api: PageApi;
  queries: QueryClient;
  locale: Locale;
  /** `https://host` of the public address, without a trailing slash. */
  origin: string;
}

export const pageContext = createContext<PageContext>();
