import { readFileSync } from 'node:fs';
import { get, type ClientRequest } from 'node:http';
import { answerers, signAs } from './answerers.ts';
import type { Started } from './processes.ts';

/** How many are opened in one round, each of another person. */
export const openStreams = answerers;
/** A single round may fit into memory that the process has already. */
const rounds = 4;

interface Streamed {
  kilobytes: number;
  bareKilobytes: number;
}

/** What an open stream of a person holds in memory, and a bare one that says as much. */
export async function measureStreams(app: Started, bare: Started): Promise<Streamed> {
  return {
    kilobytes: await memoryOfStreams(app, '/api/users/current/stream'),
    bareKilobytes: await memoryOfStreams(bare, '/stream'),
  };
}

/** Resident memory with five thousand less that with the first of them: what a process takes once for all is in both. */
async function memoryOfStreams({ url, child }: Started, path: string): Promise<number> {
  const open: ClientRequest[] = [];
  const openAll = async () => {
    for (let person = 0; person < openStreams; person += 1) open.push(await openOne(url + path, person));
  };
  await openAll();
  const before = residentKilobytes(child.pid);
  for (let round = 0; round < rounds; round += 1) await openAll();
  const after = residentKilobytes(child.pid);
  for (const request of open) request.destroy();
  return (after - before) / (rounds * openStreams);
}

/** Resolves once its first event has come. */
function openOne(url: string, person: number): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: signAs(person), agent: false }, (answer) => {
      if (answer.statusCode !== 200)
        return reject(new Error(`A stream was answered with ${answer.statusCode}.`));
      answer.on('data', (part: Buffer) => part.includes('data:') && resolve(request));
      // It is destroyed in the end.
      answer.on('error', () => undefined);
      return undefined;
    });
    request.on('error', reject);
  });
}

function residentKilobytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}
