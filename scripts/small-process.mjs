/** What is started, from the repository's root. */
export const builtServer = 'dist/server/server.js';

/**
 * For the embedded database: resident memory stays under the budget of 300 MB (docs/decisions/0030). `args` come before the
 * script; `env` is for the C library, which reads it only at startup.
 */
const smallProcess = {
  args: [
    // Megabytes for new objects: by default it grows to eight times this where memory is plentiful.
    '--max-semi-space-size=8',
    // The heap is collected when it has grown by a quarter, not when it has doubled.
    '--heap-growing-percent=25',
  ],
  env: {
    // One arena, and large blocks (a password hash takes 19 MB) are returned to the system once freed.
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
  },
};

/** A server with an external database has more memory, and answers 15 % more requests where it may use it. */
const largeProcess = { args: [], env: {} };

/** The Node options for serving. */
export function processFor(databaseUrl) {
  return databaseUrl ? largeProcess : smallProcess;
}
