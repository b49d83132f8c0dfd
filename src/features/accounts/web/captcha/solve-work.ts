import { solveChallengeWorkers } from 'altcha-lib';
import type { CaptchaTask } from '../../contract-captcha.ts';

type Challenge = Extract<CaptchaTask, { provider: 'proof-of-work' }>['challenge'];

/** A phone that is slower than this would rather sign up without. */
const timeout = 20_000;
/** Half of the cores, for the person is typing. */
const concurrency = () => Math.max(1, Math.min(4, Math.floor(navigator.hardwareConcurrency / 2)));

/** Does the sum in workers and answers it as the API wants it. Throws where there is no worker or no time. */
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
