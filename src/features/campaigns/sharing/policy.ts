/** As many sites may show one campaign in a frame. */
export const mostHosts = 10;

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The origins that were typed one a line, as addresses of sites or of their pages, such as `shul.example` or `https://shul.example/give`. Undefined if one is
 * none, or there are too many: only https, no wildcards, and no numeric addresses.
 */
export function readHosts(typed: string): string[] | undefined {
  const lines = typed
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const origins = lines.map(readOrigin);
  if (origins.some((origin) => origin === undefined)) return undefined;
  const all = [...new Set(origins.filter((origin) => origin !== undefined))];
  return all.length > mostHosts ? undefined : all;
}

function readOrigin(typed: string): string | undefined {
  const address = URL.parse(typed.includes('://') ? typed : `https://${typed}`);
  if (address?.protocol !== 'https:' || address.username !== '' || address.password !== '') return undefined;
  return hostPattern.test(address.hostname) ? address.origin : undefined;
}
