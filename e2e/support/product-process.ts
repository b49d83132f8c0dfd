import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { builtServer, processFor } from '#scripts/small-process.mjs';

/**
 * As the product is shipped, or with the heap that Node takes by itself: it is collected less often, so that a start takes a fifth
 * less of the processors that all lanes share. Only the measurements need to know what the product does with little memory.
 */
const optionsFor = (databaseUrl: string | undefined) =>
  process.env['ROOMY_PRODUCTS'] ? { args: [], env: {} } : processFor(databaseUrl);

/** A busy machine takes minutes for what a calm one does in seconds. */
const startMilliseconds = 300_000;

export interface ProductProcess {
  url: string;
  pid: number | undefined;
  /** Ends it; returns its exit code, null when the signal killed it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts the built product on a free port and waits until it can serve. */
export async function startProductProcess(settings: Record<string, string>): Promise<ProductProcess> {
  const port = await freePort();
  const { args, env } = optionsFor(settings['DATABASE_URL']);
  const server = spawn(process.execPath, [...args, builtServer], {
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // Each journey comes from its own address, or they would use up one another's limits.
      TRUST_PROXY: '1',
      // Keys of the tests' own: nobody is pushed to with them.
      VAPID_PUBLIC_KEY:
        'BMyWAFIPOCASVe-0ynHTn_MtZydKOATZl7j-V44KoRMWNkll1ozSU0p6zCwj8vhihHaTuPIB_UfaSOUzABT1EIo',
      VAPID_PRIVATE_KEY: 'AieNBxm6ygDb9J8ONXOQmM9D2XhT5kMgmlrjTFkk6vo',
      // A slow test machine is not overload.
      MAX_EVENT_LOOP_DELAY: '60000',
      MAX_DATABASE_WAIT: '60000',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', (code) => resolve(code)));
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, () => server.exitCode ?? server.signalCode).catch((error: unknown) => {
    server.kill('SIGKILL');
    throw error;
  });
  return {
    url,
    pid: server.pid,
    end(signal) {
      server.kill(signal);
      return ended;
    },
  };
}

/** Waits until a product can serve; `findEnd` says how its process has ended, null as long as it runs. */
export async function waitUntilReady(
  url: string,
  findEnd: () => number | string | null = () => null,
): Promise<void> {
  const until = Date.now() + startMilliseconds;
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    if (findEnd() !== null) throw new Error(`the product ended with ${findEnd()} before it could serve`);
    if (Date.now() > until) throw new Error(`the product did not start within ${startMilliseconds / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
