import { createContext, use, type FunctionComponent } from 'react';
import type { FormAnswer } from './form/form-answer.ts';
import type { PageActionArgs, PageArgs } from './page-route.ts';

/** A place on a feature's page that features above it may fill: its name, and what it tells them. */
export type PagePlace<Props> = string & { readonly tells?: Props };

/** What a feature shows on the page of a feature below it, which does not know it. */
export interface PagePart {
  /** The id of the page's route. */
  on: string;
  place: string;
  /** The file of the component below `src/features`, its default export, which gets what the place tells. */
  module: `${string}-part.tsx`;
  /**
   * It comes once the page is live, so that the page stays as small as it is, and nothing of it is in a document that many
   * people share.
   */
  later?: true;
  /** Fills the query cache, after the page's own `load`. */
  load?(args: PageArgs): Promise<void>;
  /** Handles the part's own forms without JavaScript; undefined if it was another one. */
  act?(args: PageActionArgs): Promise<Response | FormAnswer | undefined>;
}

/** The parts of the page that is shown, by place. */
export type PartsByPlace = Readonly<Record<string, readonly FunctionComponent<object>[]>>;

export const PagePartsContext = createContext<PartsByPlace>({});

interface PagePartsProps<Props> {
  place: PagePlace<Props>;
  told: Props;
}

/** Shows what features above this one have for a place of its page: mostly nothing. */
export function PageParts<Props extends object>({ place, told }: PagePartsProps<Props>) {
  const parts: readonly FunctionComponent<Props>[] = use(PagePartsContext)[place] ?? [];
  return parts.map((Part, index) => <Part key={index} {...told} />);
}
