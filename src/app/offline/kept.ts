import type { Locale } from '#core/locale.ts';
import { href } from '#urls.ts';

/** What a page tells the service worker: who is here, in which language, and which page to keep for offline. */
export interface KeepNews {
  viewerId: string | null;
  locale: Locale;
  /** `files`: paths that the page has loaded so far. */
  page?: { path: string; files: string[] };
}

export type KeptKind = 'course' | 'lesson';

/** The kind of page that is kept for offline; undefined for all others, which are never stored. */
export function keptKindOf(path: string): KeptKind | undefined {
  const parts = /^\/courses\/(?!category(?:\/|$))[^/]{1,200}(\/[^/]{1,200})?$/.exec(path);
  return parts ? (parts[1] ? 'lesson' : 'course') : undefined;
}

const waysInAndOut = [href('login'), href('logout'), '/api/sessions', '/api/users/current/sessions'];

/** Whether a request signs someone in or out: what was kept for the person before is no longer shown. */
export function changesWhoIsHere(method: string, path: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return waysInAndOut.some((way) => path === way || path.startsWith(`${way}/`));
}

/** Whether a file never changes under its address, so that a kept copy is as good as a new one. */
export function isUnchanging({ pathname, searchParams }: URL): boolean {
  return pathname.startsWith('/assets/') || (pathname.startsWith('/messages/') && searchParams.has('v'));
}

const loaded = /<(?:link|script)\b[^>]*?\s(?:href|src)="(\/(?:assets|messages)\/[^"]+)"/g;
const pictures = /<img\b[^>]*?\ssrc="(\/[^/"][^"]*)"/g;

/** The addresses a document needs in order to be shown and hydrated: styles, scripts, fonts, messages, pictures. */
export function listFiles(html: string): string[] {
  const found = [loaded, pictures].flatMap((pattern) => [...html.matchAll(pattern)]);
  return [...new Set(found.map(([, address = '']) => address.replaceAll('&amp;', '&')))];
}
