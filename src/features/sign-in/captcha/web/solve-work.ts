import { solveChallengeWorkers } from 'altcha-lib';
import type { CaptchaTask } from '../contract.ts';

type Challenge = Extract<CaptchaTask, { provider: 'proof-of-work' }>['challenge'];

/** On a phone slower than this, she would rather sign up without. */
const timeout = 20_000;
/** Half of the cores, since she is typing. */
const concurrency = () => Math.max(1, Math.min(4, Math.floor(navigator.hardwareConcurrency / 2)));

/** Computes the proof in workers and returns it in the API's format. Throws without workers, or after the timeout. */
export async function solveWork(challenge: Challenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge: challenge as Parameters<typeof solveChallengeWorkers>[0]['challenge'],
    concurrency: concurrency(),
    createWorker: () => new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' }),
    timeout,
  });
  if (!solution) throw new Error('the proof of work took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
