/** SQLSTATE of a byte, and of an escape in JSON, that no text in the database may have: NUL. */
const states: readonly unknown[] = ['22021', '22P05'];

/** Text with a character that the database does not store: the caller's mistake, wherever it came in. */
export function isUnstorable(error: Error): boolean {
  return 'code' in error && states.includes(error.code);
}
