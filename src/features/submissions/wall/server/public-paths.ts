import { href } from '#urls.ts';

/** The pages worth indexing: single works, mostly of children, are found on the wall and not by search engines. */
export function listWallPaths(): Promise<string[]> {
  return Promise.resolve([href('challenges'), href('submissions')]);
}
