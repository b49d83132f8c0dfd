import type { AccessRules } from '../core/access.ts';
import type { Address } from '../urls.ts';
import type { PageContext } from './page-context.ts';

export interface PageArgs {
  page: PageContext;
  /** The named parts of the address, decoded. */
  params: Readonly<Record<string, string>>;
  url: URL;
}

export interface PageActionArgs extends PageArgs {
  form: FormData;
}

/**
 * One page of the product. `load` fills the query cache and may answer a redirect; `act` serves forms without
 * JavaScript and answers a redirect or what the page shows again; import what it needs in it, since browsers never run
 * it. Refusals of the API become statuses by themselves, and who is kept from the page is sent to another one.
 */
export interface PageRoute extends AccessRules {
  id: string;
  addresses: Address[];
  /** The file of the page component below `src/features`, its default export: loaded when the page is. */
  module: `${string}-page.tsx`;
  /** The header: `minimal` has a way back and nothing else. Default `full`. */
  header?: 'full' | 'minimal';
  /** No prompt comes by itself: here one has something else in mind. Nor on a page with the minimal header. */
  undisturbed?: true;
  /** Here one watches and learns: the header of who is signed in has a second row (spec §2). */
  watching?: true;
  load?(args: PageArgs): Promise<Response | void>;
  act?(args: PageActionArgs): Promise<unknown>;
}
