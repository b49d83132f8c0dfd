const stripped = `--import=${new URL('load-stripped.mjs', import.meta.url).href}`;

/**
 * From the embedded database: resident memory stays under the budget of 300 MB (docs/decisions/0030). `args` come before
 * the script; `env` is for the C library, which reads it only at its start.
 */
const smallProcess = {
  args: [
    // Megabytes for what is new: left alone it grows to eight times this where memory is plenty.
    '--max-semi-space-size=8',
    // The heap is collected when it has grown by a quarter, not when it has doubled.
    '--heap-growing-percent=25',
    stripped,
  ],
  env: {
    // One place to allocate from, and what is large (a hash of a password takes 19 MB) goes back when it is over.
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
  },
};

/** With a database of its own a server has memory as well, and answers 15 % more where it may use it. */
const largeProcess = { args: [stripped], env: {} };

/** How Node is started to serve. */
export function processFor(databaseUrl) {
  return databaseUrl ? largeProcess : smallProcess;
}
