const serverOnly = /\/src\/(?:platform\/|features\/[^/]+\/(?:server\/|api[^/]*\.ts$))/;

/** Of the modules of a browser bundle those that must never be in one: what runs on the server, and its outside world. */
export function findServerModules(moduleIds: readonly string[]): string[] {
  return moduleIds.filter((id) => serverOnly.test(id));
}
