import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '#test/support/db.ts';
import { createFixedClock } from '../clock.ts';
import { createLog } from '../log.ts';
import type { Captcha } from './captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';

type Challenge = Extract<Awaited<ReturnType<Captcha['task']>>, { challenge: unknown }>['challenge'];

describe('the proof of work', () => {
  const database = useDatabase();
  // altcha's own expiry uses the machine's clock.
  const clock = createFixedClock(new Date().toISOString());
  const secret = 'test-secret-test-secret-test-secret';
  const captcha = createProofOfWork({ secret, clock });
  const ctx = () => ({ db: database.db, log: createLog('silent') });
  const send = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');

  async function challengeOf(of = captcha): Promise<Challenge> {
    const task = await of.task();
    if (task.provider !== 'proof-of-work') throw new Error('another provider');
    return task.challenge;
  }
  async function solve(challenge: Challenge) {
    const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
    if (!solution) throw new Error('not solved');
    return { challenge, solution };
  }

  test('accepts solved work once across all processes', async () => {
    const answer = send(await solve(await challengeOf()));
    const twinProcess = createProofOfWork({ secret, clock });
    expect(await twinProcess.judge(ctx(), answer)).toBe('passed');
    expect(await captcha.judge(ctx(), answer)).toBe('refused');
  });

  test('reports a missing answer, and refuses a made-up one', async () => {
    expect(await captcha.judge(ctx(), undefined)).toBe('missing');
    for (const answer of ['', 'x', send(null), send({ challenge: {}, solution: {} }), '\u0000'])
      expect(await captcha.judge(ctx(), answer)).toBe('refused');
  });

  test('refuses undone work, an easier challenge and a foreign signature', async () => {
    const challenge = await challengeOf();
    const lazy = { challenge, solution: { counter: 0, derivedKey: '00'.repeat(32) } };
    expect(await captcha.judge(ctx(), send(lazy))).toBe('refused');
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } };
    expect(await captcha.judge(ctx(), send(await solve(easier)))).toBe('refused');
    const foreign = createProofOfWork({ secret: `${secret}-another`, clock });
    expect(await captcha.judge(ctx(), send(await solve(await challengeOf(foreign))))).toBe('refused');
  });

  test('expires after 15 minutes, whatever the answer claims', async () => {
    const answer = await solve(await challengeOf());
    const later = createFixedClock(new Date(clock.now().getTime() + 901_000).toISOString());
    const then = createProofOfWork({ secret, clock: later });
    expect(await then.judge(ctx(), send(answer))).toBe('refused');
    const { challenge } = answer;
    const longer = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } };
    expect(await then.judge(ctx(), send({ ...answer, challenge: longer }))).toBe('refused');
  });
});
