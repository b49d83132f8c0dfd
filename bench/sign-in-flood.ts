import { percentile } from './load.ts';

const logins = 200;
const probes = 150;

export interface Flood {
  calm: number;
  flooded: number;
  ratio: number;
  statuses: Record<string, number>;
}

/** The 99th percentile of other requests (milliseconds) while 200 sign-ins arrive at once, beside calm. */
export async function measureFlood(url: string): Promise<Flood> {
  await probe(url);
  const calm = await probe(url);
  const statuses: Record<string, number> = {};
  const flood = Promise.all(
    Array.from({ length: logins }, async (_, index) => {
      const answer = await fetch(`${url}/api/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ emailAddress: `nobody${index}@example.org`, password: 'not the password' }),
      });
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }),
  );
  const flooded = await probe(url);
  await flood;
  return { calm, flooded, ratio: flooded / calm, statuses };
}

async function probe(url: string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < probes; index += 1) {
    const started = performance.now();
    await (await fetch(`${url}/api/content/courses/minimal`)).arrayBuffer();
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return percentile(times, 0.99);
}
