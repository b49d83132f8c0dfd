import { setTimeout as delay } from 'node:timers/promises';
import type { RawWebhook } from '../provider.ts';
import { deriveSandboxKeys, type SandboxKeys } from './sandbox-keys.ts';

/** What the sandbox works with in this process; a ctx without it answers as if there were none. */
export interface SandboxHost extends SandboxKeys {
  /** Sends a webhook to the product; answers with the status, and rejects if there was no answer. */
  deliver(webhook: RawWebhook): Promise<number>;
  /** Keeps a caller waiting for an answer that comes too late. */
  hold(milliseconds: number): Promise<void>;
}

const webhookPath = '/api/webhooks/sandbox';
const waitMilliseconds = 10_000;

interface HostOptions {
  secret: string;
  /** Where this process listens, such as `http://127.0.0.1:3000`: webhooks take no way through the public address. */
  loopback: () => string;
  ask?: typeof fetch;
}

/** The sandbox of a running process: its webhooks go over HTTP to the process itself. */
export function createSandboxHost({ secret, loopback, ask = fetch }: HostOptions): SandboxHost {
  return {
    ...deriveSandboxKeys(secret),
    async deliver({ headers, body }) {
      const response = await ask(loopback() + webhookPath, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(waitMilliseconds),
      });
      await response.body?.cancel();
      return response.status;
    },
    hold: (milliseconds) => delay(milliseconds, undefined, { ref: false }),
  };
}

/** The address of this machine at which a process listens that was told to listen at `host`. */
export function loopbackOf({ host, port }: { host: string; port: number }): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
