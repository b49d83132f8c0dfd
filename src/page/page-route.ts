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
 * it. Refusals of the API become statuses by themselves.
 */
export interface PageRoute {
  id: string;
  addresses: Address[];
  /** The file of the page component below `src/features`, its default export: loaded when the page is. */
  module: `${string}-page.tsx`;
  /** `member` sends visitors to the login page; `visitor` sends those signed in on. Default `anyone`. */
  access?: 'anyone' | 'member' | 'visitor';
  /**
   * Who may see it though something is asked of her first; others are sent to where it is asked. `unnamed`: somebody
   * without a full name or a role; `waiting`: a minor whose guardian has not approved.
   */
  openTo?: readonly ('unnamed' | 'waiting')[];
  /** The header: `minimal` has a way back and nothing else. Default `full`. */
  header?: 'full' | 'minimal';
  load?(args: PageArgs): Promise<Response | void>;
  act?(args: PageActionArgs): Promise<unknown>;
}
