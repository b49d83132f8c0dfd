import { isHLSProvider, type MediaProviderAdapter } from '@vidstack/react';

/** Streams are played by the hls.js in our own build, loaded only for them; the library would fetch it from another host. */
export function serveOwnHls(provider: MediaProviderAdapter | null): void {
  if (isHLSProvider(provider)) provider.library = () => import('hls.js/light');
}
