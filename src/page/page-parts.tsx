import type { QueryClient } from '@tanstack/react-query';
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
  /** The file of a `PartModule` below `src/features`. */
  module: `${string}-part.tsx`;
  /**
   * It comes once the page is live, so that the page stays as small as it is, and nothing of it is in a document that many
   * people share.
   */
  later?: true;
  /**
   * Whom it is for, by what is cached once the page's own data is loaded: it is in her document, and nobody else loads anything
   * of it.
   */
  isFor?(queries: QueryClient): boolean;
  /** Handles the part's own forms without JavaScript; undefined if it was another one. */
  act?(args: PageActionArgs): Promise<Response | FormAnswer | undefined>;
}

/** What the file of a part exports. */
export interface PartModule {
  /** Gets what the place tells. */
  default: FunctionComponent<object>;
  /** Fills the query cache, after the page's own `load`; for a part that comes with its page. */
  load?(args: PageArgs): Promise<void>;
}

/** Whether a part comes with the page that has loaded these data. */
export function isInDocument({ later, isFor }: PagePart, queries: QueryClient): boolean {
  return !later && (isFor?.(queries) ?? true);
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
