/** A film that an organizer links to: who shows it, and the frame in which it can be watched on our page, if there is one. */
export interface Film {
  host: 'vimeo' | 'youtube' | 'file';
  href: string;
  /** Undefined for a page of the host that is no film, and for a file: those open at their own place. */
  frame: string | undefined;
}

/** The only sites that a page of ours may show in a frame (`platform/http/security-headers.ts`). */
const frames = {
  vimeo: 'https://player.vimeo.com/video/',
  youtube: 'https://www.youtube-nocookie.com/embed/',
} as const;

/** Reads a link to a film (spec §5); undefined if it is none of the three kinds. */
export function readFilm(link: string): Film | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return undefined;
  const { href, hostname, pathname } = url;
  if (pathname.toLowerCase().endsWith('.mp4'))
    return isDomain(hostname) ? { host: 'file', href, frame: undefined } : undefined;
  if (pathname === '/') return undefined;
  if (hostname === 'vimeo.com') return { host: 'vimeo', href, frame: frameOfVimeo(pathname) };
  if (hostname === 'youtu.be' || hostname === 'www.youtube.com')
    return { host: 'youtube', href, frame: frameOfYoutube(url) };
  return undefined;
}

/** Not a machine in the reader’s own network, such as `localhost` or an IP address. */
const isDomain = (hostname: string) => /\.[a-z][a-z\d-]+$/.test(hostname);

function frameOfVimeo(pathname: string): string | undefined {
  const [, id, secret] =
    /^\/(?:channels\/[\w-]+\/)?(\d{1,15})(?:\/([0-9a-f]{1,40}))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const query = new URLSearchParams({ ...(secret !== undefined && { h: secret }), dnt: '1', autoplay: '1' });
  return `${frames.vimeo}${id}?${query}`;
}

function frameOfYoutube({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, kind, part] = /^\/(?:(embed|shorts|live)\/)?([^/]+)\/?$/.exec(pathname) ?? [];
  const isShort = hostname === 'youtu.be' && kind === undefined;
  const id = isShort || kind !== undefined ? part : pathname === '/watch' ? searchParams.get('v') : undefined;
  return id && /^[\w-]{11}$/.test(id) ? `${frames.youtube}${id}?autoplay=1&rel=0` : undefined;
}
