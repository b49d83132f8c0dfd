import type { AccessRules } from '../core/access.ts';
import type { Address } from '../urls.ts';
import type { FormAnswer } from './form/form-answer.ts';
import type { PageContext } from './page-context.ts';

export interface PageArgs {
  page: PageContext;
  /** The named segments of the address, decoded. */
  params: Readonly<Record<string, string>>;
  url: URL;
}

export interface PageActionArgs extends PageArgs {
  form: FormData;
}

/**
 * One page of the product. `load` fills the query cache and may return a redirect, and may be an export of the page's module instead,
 * which keeps it out of what every page loads; `act` serves forms without JavaScript
 * and returns a redirect or the data that the page shows again. Import what `act` needs inside it, since browsers never run
 * it. API refusals become statuses automatically, and anyone who may not see the page is redirected.
 */
export interface PageRoute extends AccessRules {
  id: string;
  addresses: Address[];
  /** The file of the page component below `src/features`, its default export: loaded when the page is. */
  module: `${string}-page.tsx`;
  /** The header: `minimal` has a way back and nothing else; `none`, for a projector, leaves the whole window to the page. Default `full`. */
  header?: 'full' | 'minimal' | 'none';
  /** No prompt opens automatically: here the user is busy with something else. Nor does one on a page with the minimal header. */
  undisturbed?: true;
  /** A watch page: its header has a second row for signed-in users (spec §2). */
  watching?: true;
  load?(args: PageArgs): Promise<Response | void>;
  act?(args: PageActionArgs): Promise<Response | FormAnswer>;
}
