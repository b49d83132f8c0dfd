import type { InjectOptions } from 'fastify';
import type { SandboxHost } from '#platform/payments/sandbox/sandbox-host.ts';
import { deriveSandboxKeys } from '#platform/payments/sandbox/sandbox-keys.ts';

/** The sandbox of an app in memory: its webhooks go into the app, and nobody waits. */
export function createSandboxInApp(
  secret: string,
  inject: (request: InjectOptions) => Promise<{ statusCode: number }>,
): SandboxHost {
  return {
    ...deriveSandboxKeys(secret),
    async deliver({ headers, body }) {
      const { statusCode } = await inject({
        method: 'POST',
        url: '/api/webhooks/sandbox',
        headers: { host: 'lamed.test', 'content-type': 'application/json', ...headers },
        payload: body,
      });
      return statusCode;
    },
    hold: () => Promise.resolve(),
  };
}
