import { describe, expect, test } from 'vitest';
import { useCommittedDatabase } from '#test/support/db.ts';
import { createFixedClock } from '../clock.ts';
import { removeExpiredNonces, spendNonce } from './nonces.ts';

describe('a single-use value', () => {
  const database = useCommittedDatabase();

  test('is used by exactly one of fifty concurrent callers', async () => {
    const expiresAt = new Date('2026-11-17T12:10:00Z');
    const uses = await Promise.all(
      Array.from({ length: 50 }, () => spendNonce(database, 'challenge:1', expiresAt)),
    );
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await spendNonce(database, 'challenge:2', expiresAt)).toBe(true);
  });

  test('is remembered until it expires, but never in clear', async () => {
    const clock = createFixedClock('2026-11-17T12:00:00Z');
    await spendNonce(database, 'challenge:1', new Date('2026-11-17T12:10:00Z'));
    const [row] = await database.db.selectFrom('spent_once').selectAll().execute();
    expect(row?.key_hash.toString('latin1')).not.toContain('challenge');
    expect(await removeExpiredNonces({ db: database.db, clock })).toBe(0);
    clock.advance(600);
    expect(await removeExpiredNonces({ db: database.db, clock })).toBe(1);
  });
});
