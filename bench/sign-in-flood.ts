import { percentile } from './load.ts';

const logins = 200;
const calmProbes = 300;

export interface Flood {
  calm: number;
  flooded: number;
  ratio: number;
  statuses: Record<string, number>;
}

/** The median of a few floods: in each, three or four requests out of hundreds decide. */
export async function measureFloods(url: string, rounds = 5): Promise<Flood> {
  const floods: Flood[] = [];
  for (let round = 0; round < rounds; round += 1) floods.push(await measureFlood(url));
  floods.sort((one, other) => one.ratio - other.ratio);
  const middle = floods[Math.floor(rounds / 2)];
  if (!middle) throw new Error('No flood was measured.');
  return middle;
}

/** The 99th percentile of other requests (milliseconds) while 200 concurrent sign-ins are answered, beside a calm server. */
export async function measureFlood(url: string): Promise<Flood> {
  await probe(url, (done) => done < calmProbes);
  const calm = await probe(url, (done) => done < calmProbes);
  const statuses: Record<string, number> = {};
  let answered = 0;
  const flood = Promise.all(
    Array.from({ length: logins }, async (_, index) => {
      const status = await signInWrongly(url, index);
      statuses[status] = (statuses[status] ?? 0) + 1;
      answered += 1;
    }),
  );
  const flooded = await probe(url, () => answered < logins);
  await flood;
  return { calm, flooded, ratio: flooded / calm, statuses };
}

async function signInWrongly(url: string, index: number): Promise<number> {
  const answer = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    // Each from its own address, where proxies are trusted.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` },
    body: JSON.stringify({ emailAddress: `nobody${index}@example.org`, password: 'not the password' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function probe(url: string, goOn: (done: number) => boolean): Promise<number> {
  const times: number[] = [];
  while (goOn(times.length)) {
    const started = performance.now();
    await (await fetch(`${url}/api/content/courses/minimal`)).arrayBuffer();
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return percentile(times, 0.99);
}
