import pg from 'pg';

/** Whether a write failed because another row already has a value that must be unique. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;
}
