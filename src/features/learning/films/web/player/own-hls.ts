import { isHLSProvider, type MediaProviderAdapter } from '@vidstack/react';

/**
 * Streams are played by the hls.js in our own build, loaded only for them; the library would fetch it from another host. Only
 * the whole of it can change to another sound.
 */
export function serveOwnHls(provider: MediaProviderAdapter | null, hasTracks: boolean): void {
  if (isHLSProvider(provider))
    provider.library = hasTracks ? () => import('hls.js') : () => import('hls.js/light');
}
