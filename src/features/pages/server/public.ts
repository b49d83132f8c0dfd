import { href } from '#urls.ts';
import { readStaticPages } from './content/read-static-pages.ts';

export { readStaticPages } from './content/read-static-pages.ts';

/** The authored pages, all of them worth indexing. */
export async function listStaticPagePaths(): Promise<string[]> {
  return [...(await readStaticPages()).keys()].map((pageSlug) => href('staticPage', { pageSlug }));
}
