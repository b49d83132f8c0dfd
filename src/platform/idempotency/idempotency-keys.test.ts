import { describe, expect, test, vi } from 'vitest';
import { useCommittedDatabase } from '#test/support/db.ts';
import { Refusal } from '#core/refusals.ts';
import { createFixedClock } from '../clock.ts';
import { createSealing } from '../crypto/sealing.ts';
import { answerIdempotently, removeExpiredAnswers } from './idempotency-keys.ts';

describe('a request with an idempotency key', () => {
  const database = useCommittedDatabase();
  const clock = createFixedClock('2026-11-17T12:00:00Z');
  const ctx = () => ({ db: database.db, clock, sealing: createSealing({ secret: 'test' }) });
  const call = { key: 'learner\n1', body: '["classes",{"name":"Alef"}]' };

  test('is executed by one of twenty concurrent callers, and the others wait or get the same answer', async () => {
    const work = vi.fn(() => Promise.resolve({ id: 'class-1' }));
    const calls = await Promise.allSettled(
      Array.from({ length: 20 }, () => answerIdempotently(ctx(), call, work)),
    );
    expect(work).toHaveBeenCalledTimes(1);
    const answers = calls.map((call) => (call.status === 'fulfilled' ? call.value.id : codeOf(call.reason)));
    expect(new Set([...answers, 'class-1', 'at_work'])).toEqual(new Set(['class-1', 'at_work']));
    expect(await answerIdempotently(ctx(), call, work)).toEqual({ id: 'class-1' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('keeps an empty answer', async () => {
    const work = vi.fn(() => Promise.resolve(undefined));
    await answerIdempotently(ctx(), call, work);
    expect(await answerIdempotently(ctx(), call, work)).toBeUndefined();
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('refuses the key with a different body', async () => {
    await answerIdempotently(ctx(), call, () => Promise.resolve(1));
    const other = answerIdempotently(ctx(), { ...call, body: '["classes",{"name":"Bet"}]' }, () =>
      Promise.resolve(2),
    );
    await expect(other).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('may be tried again after a failure', async () => {
    await expect(answerIdempotently(ctx(), call, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(await answerIdempotently(ctx(), call, () => Promise.resolve('yes'))).toBe('yes');
  });

  test('is run again a minute after its process died during the work, but only with the same body', async () => {
    const never = answerIdempotently(ctx(), call, () => new Promise<string>(() => undefined));
    await expect
      .poll(() => database.db.selectFrom('answers_once').select('key_hash').execute())
      .toHaveLength(1);
    await expect(answerIdempotently(ctx(), call, () => Promise.resolve('twin'))).rejects.toMatchObject({
      code: 'at_work',
    });
    clock.advance(60);
    const other = { ...call, body: '["classes",{"name":"Bet"}]' };
    await expect(answerIdempotently(ctx(), other, () => Promise.resolve('other'))).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(await answerIdempotently(ctx(), call, () => Promise.resolve('second'))).toBe('second');
    void never;
  });

  test('is not readable in the database, and is deleted after a day', async () => {
    await answerIdempotently(ctx(), call, () => Promise.resolve({ token: 'secret-of-a-session' }));
    const [row] = await database.db.selectFrom('answers_once').selectAll().execute();
    expect(JSON.stringify(row)).not.toMatch(/secret-of-a-session|learner/);
    expect(await removeExpiredAnswers({ db: database.db, clock })).toBe(0);
    clock.advance(86_400);
    expect(await removeExpiredAnswers({ db: database.db, clock })).toBe(1);
  });
});

function codeOf(error: unknown): string {
  return error instanceof Refusal ? error.code : String(error);
}
