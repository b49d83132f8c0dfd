import type { Files } from './files.ts';

/** The folder of all keys whose files came in by upload. */
export const houseFolder = 'house';

/** The folder of files that no signature opens: access is checked on every request instead. */
export const askedFolder = `${houseFolder}/handed-in`;

/** Files in two places: what came in by upload, and what the product is shipped with. */
export function joinFiles({ house, shipped }: { house: Files; shipped: Files }): Files {
  const at = (key: string) => (key.startsWith(`${houseFolder}/`) ? house : shipped);
  return {
    put: (key, body, contentType) => at(key).put(key, body, contentType),
    putFile: (key, path, contentType) => at(key).putFile(key, path, contentType),
    stat: (key) => at(key).stat(key),
    read: (key, range) => at(key).read(key, range),
    remove: (key) => at(key).remove(key),
    removeFolder: (folder) => at(folder).removeFolder(folder),
  };
}
