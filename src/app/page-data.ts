import type { DehydratedState } from '@tanstack/react-query';
import type { Locale } from '../core/locale.ts';

/** The element that carries the page's data: written by the server, read by the browser. */
export const pageDataId = 'page-data';

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

export function translationsHref(locale: Locale, version: string): string {
  return `/api/translations/${locale}?v=${version}`;
}
