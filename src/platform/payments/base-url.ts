const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Why an address cannot be a provider's base URL, in words that repeat nothing of it; undefined if it can. */
export function baseUrlProblem(
  text: string,
  { isProduction }: { isProduction: boolean },
): string | undefined {
  const url = URL.parse(text);
  if (!url) return 'must be an address';
  if (url.username !== '' || url.password !== '') return 'must hold no user name and no password';
  if (url.search !== '' || url.hash !== '') return 'must end with its path';
  if (url.protocol === 'https:') return undefined;
  if (url.protocol === 'http:' && loopback.includes(url.hostname) && !isProduction) return undefined;
  return isProduction ? 'must be https' : 'must be https, or http on this machine';
}

/** The address of a path below a base. Throws for a path that leads elsewhere, or that a server may read in two ways. */
export function belowBase(base: string, path: string): URL {
  const start = base.replace(/\/+$/, '');
  const url = URL.parse(start + path);
  const [plain = ''] = path.split('?', 1);
  const expected = URL.parse(start)?.pathname.replace(/\/+$/, '') + plain;
  const isPlain =
    path.startsWith('/') && !plain.includes('//') && url?.pathname === expected && url.hash === '';
  if (!isPlain) throw new TypeError("a request's path must be plain and below the base URL");
  return url;
}
