/**
 * How Node is started to serve: resident memory stays under the budget of 300 MB (docs/decisions/0030). `args` come before
 * the script; `env` is for the C library, which reads it only at its start.
 */
export const smallProcess = {
  args: [
    // Megabytes for what is new: it grows to twelve times this where memory is plenty, which makes requests no faster.
    '--max-semi-space-size=8',
    // The heap is collected when it has grown by a quarter, not when it has doubled.
    '--heap-growing-percent=25',
    `--import=${new URL('load-stripped.mjs', import.meta.url).href}`,
  ],
  env: {
    // One place to allocate from, and what is large (a hash of a password takes 19 MB) goes back when it is over.
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
  },
};
