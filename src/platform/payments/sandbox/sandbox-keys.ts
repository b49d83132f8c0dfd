import { hkdfSync } from 'node:crypto';

/** What the product and the sandbox share, as a merchant and a provider do. */
export interface SandboxKeys {
  /** The bearer key of its API. */
  key: string;
  /** What it signs webhooks with. */
  webhookSecret: string;
}

/** Both from the installation's secret, so that nobody has to set them up, and every process has the same. */
export function deriveSandboxKeys(secret: string): SandboxKeys {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `sandbox ${purpose}`, 32)).toString('base64url');
  return { key: `sbk_${derive('key')}`, webhookSecret: `sbw_${derive('webhooks')}` };
}
