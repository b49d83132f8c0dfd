import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The project's folder, whether this runs from source or from the built server: both lie below its package.json. */
export const projectFolder = findFolder();

function findFolder(): string {
  const file = findPackageJSON('..', import.meta.url);
  if (file === undefined)
    throw new Error('The server runs outside of its project: there is no package.json above it.');
  return path.dirname(file);
}
