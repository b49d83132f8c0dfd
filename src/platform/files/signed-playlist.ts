import { isFileKey } from './file-key.ts';
import { mediaHref, signMediaHref } from './signed-url.ts';

/** A stored HLS playlist, and when its addresses should expire. */
export interface SignedPlaylist {
  key: string;
  secret: string;
  expiresAt: Date;
}

/**
 * Signs every address in an HLS playlist with the playlist's own expiry: a player resolves them against the playlist's
 * address and would drop the signature. External addresses stay as they are.
 */
export function signPlaylist(text: string, playlist: SignedPlaylist): string {
  const sign = (uri: string) => signUri(uri, playlist);
  return text
    .split('\n')
    .map((line) =>
      line.startsWith('#')
        ? line.replace(/\bURI="([^"]*)"/g, (_, uri: string) => `URI="${sign(uri)}"`)
        : line.replace(/^\S+/, sign),
    )
    .join('\n');
}

function signUri(uri: string, { key, secret, expiresAt }: SignedPlaylist): string {
  const store = 'http://store.invalid';
  const url = URL.parse(uri, store + mediaHref(key));
  const root = mediaHref('');
  if (url?.origin !== store || !url.pathname.startsWith(root)) return uri;
  const target = url.pathname.slice(root.length);
  return isFileKey(target) ? signMediaHref({ key: target, secret, expiresAt }) : uri;
}
