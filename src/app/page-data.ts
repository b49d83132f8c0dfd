import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { Locale } from '../core/locale.ts';
import type { NestedMessages } from '../core/messages.ts';
import type { PageRefusal } from '../page/find-refusal.ts';
import type { ApiClient } from '../page/page-context.ts';

/** The id of the element that carries the page's data: written by the server, read by the browser. */
export const pageDataId = 'page-data';

/** The template with what hydrates the page: preloads for the browser to start once the page has been seen. */
export const lifeId = 'life';

/** What the document carries from the server to the browser, as JSON. */
export interface PageData {
  locale: Locale;
  origin: string;
  /** ISO 8601 UTC: the moment the page was made, so that both sides show the same. */
  now: string;
  timeZone: string;
  messagesVersion: string;
  queries: DehydratedState;
  /** What React Router starts with in the browser. */
  routes: Required<HydrationState>;
}

/** Where the browser gets a language's messages from, compiled. */
export function messagesHref(locale: Locale, version: string, part?: 'admin'): string {
  return `/messages/${locale}${part ? `/${part}` : ''}?v=${version}`;
}

/** What the server hands to the renderer for one request. */
export interface RenderInput {
  request: Request;
  client: ApiClient;
  /** The request has no session, so the browser need not ask who is signed in; left out where that is not known. */
  isVisitor?: boolean;
  locale: Locale;
  messages: NestedMessages;
  messagesVersion: string;
  origin: string;
  now: Date;
  timeZone: string;
  /** Why the request was refused before any page was chosen: the error page shows it. */
  refusal?: PageRefusal;
  onError(error: unknown): void;
}

/** The result; `modules` and `fonts` name what the page needs at once. */
export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: string;
      data: PageData;
      modules: string[];
      fonts: readonly string[];
      /** On an error page: when to try again. */
      retryAfterSeconds?: number;
    };
