import { isHLSProvider, type MediaProviderAdapter } from '@vidstack/react';

/** Streams are played by the hls.js of our own build, loaded for them alone; the library would ask a foreign host. */
export function serveOwnHls(provider: MediaProviderAdapter | null): void {
  if (isHLSProvider(provider)) provider.library = () => import('hls.js/light');
}
