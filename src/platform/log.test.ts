import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(error: unknown): { text: string; err: Record<string, unknown> } {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'it failed');
  const text = lines.join('');
  return { text, err: (JSON.parse(text) as { err: Record<string, unknown> }).err };
}

function databaseError(fields: Partial<pg.DatabaseError> & { parameters?: string[] }): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(fields.message ?? 'it failed', 0, 'error'), fields);
}

describe('an error in the log', () => {
  test('from the database names the table and the constraint, but nothing from the row or the parameters', () => {
    const { text, err } = logged(
      databaseError({
        message: 'duplicate key value violates unique constraint "users_email_key_key"',
        code: '23505',
        table: 'users',
        constraint: 'users_email_key_key',
        detail: 'Key (email_key)=(noa@example.org) already exists.',
        where: "unnamed portal parameter $1 = 'noa@example.org'",
        internalQuery: "select 'noa@example.org'",
        parameters: ['noa@example.org'],
      }),
    );
    expect(text).not.toContain('noa');
    expect(err).toMatchObject({
      type: 'DatabaseError',
      message: 'duplicate key value violates unique constraint "users_email_key_key"',
      code: '23505',
      table: 'users',
      constraint: 'users_email_key_key',
    });
  });

  test('from the database quotes no value in its message or stack, even as the cause of another', () => {
    const cause = databaseError({ message: 'invalid input syntax for type integer: "noa@example.org"' });
    const { text, err } = logged(new Error('a page could not be made', { cause }));
    expect(text).not.toContain('noa');
    expect(err).toMatchObject({
      message: 'a page could not be made',
      cause: { message: 'invalid input syntax for type integer' },
    });
  });

  test('keeps its stack and code, and none of what a library has attached to it', () => {
    const error = Object.assign(new Error('no answer'), {
      code: 'ECONNRESET',
      request: { headers: { authorization: 'Bearer secret' }, body: 'noa@example.org' },
    });
    const { text, err } = logged(error);
    expect(err).toEqual({
      type: 'Error',
      message: 'no answer',
      code: 'ECONNRESET',
      stack: expect.stringContaining('log.test.ts') as string,
    });
    expect(text).not.toMatch(/secret|noa/);
  });

  test('stops where an error is its own cause, lists aggregated errors, and accepts anything else', () => {
    const error = new Error('round and round');
    error.cause = error;
    expect(logged(error).text.length).toBeLessThan(20_000);
    expect(logged(new AggregateError([new Error('one')], 'all failed')).err).toMatchObject({
      message: 'all failed',
      errors: [{ message: 'one' }],
    });
    expect(logged('noa@example.org').text).not.toContain('noa');
  });
});
