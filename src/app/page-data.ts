import type { DehydratedState } from '@tanstack/react-query';
import type { Locale } from '../core/locale.ts';
import type { NestedMessages } from '../core/messages.ts';
import type { ApiClient } from '../page/page-context.ts';

/** The element that carries the page's data: written by the server, read by the browser. */
export const pageDataId = 'page-data';

/** The template with what brings the page to life: preloads for the browser to begin once the page has been seen. */
export const lifeId = 'life';

/** What the document carries from the server to the browser, as JSON. */
export interface PageData {
  locale: Locale;
  origin: string;
  /** ISO 8601 UTC: the moment the page was made, so that both sides show the same. */
  now: string;
  messagesVersion: string;
  queries: DehydratedState;
  actionData: Record<string, unknown> | null;
  errors: Record<string, { status: number; statusText: string; data: unknown; internal: boolean }> | null;
}

/** Where the browser gets a language's messages from, compiled. */
export function messagesHref(locale: Locale, version: string): string {
  return `/messages/${locale}?v=${version}`;
}

/** What the server hands to the renderer for one request. */
export interface RenderInput {
  request: Request;
  client: ApiClient;
  locale: Locale;
  messages: NestedMessages;
  messagesVersion: string;
  origin: string;
  now: Date;
  onError(error: unknown): void;
}

/** What comes back; `modules` and `fonts` name what the page needs at once. */
export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: string;
      data: PageData;
      modules: string[];
      fonts: readonly string[];
    };
