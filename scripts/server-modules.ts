/**
 * The Jewish calendar's library is GPL-2.0: what browsers are sent must not hold it. Schemas are for the server, which
 * checks what comes in; a browser would load ten kilobytes of zod for nothing.
 */
const serverOnly =
  /\/src\/(?:platform\/|features\/[^/]+\/(?:server\/|api[^/]*\.ts$))|\/node_modules\/(?:@hebcal|zod)\//;

/** Of the modules of a browser bundle those that must never be in one: what runs on the server, and its outside world. */
export function findServerModules(moduleIds: readonly string[]): string[] {
  return moduleIds.filter((id) => serverOnly.test(id));
}
