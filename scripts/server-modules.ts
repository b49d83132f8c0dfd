/**
 * The Jewish calendar library is GPL-2.0: code sent to browsers must not contain it. Schemas are for the server, which
 * validates all input; a browser would load ten kilobytes of zod for nothing.
 */
const serverOnly =
  /\/src\/(?:platform\/|features\/(?:[^/]+\/){1,2}(?:server\/|api\.ts$))|\/node_modules\/(?:@hebcal|zod)\//;

/** The modules of a browser bundle that must never be in one: server code, and its outside world. */
export function findServerModules(moduleIds: readonly string[]): string[] {
  return moduleIds.filter((id) => serverOnly.test(id));
}
