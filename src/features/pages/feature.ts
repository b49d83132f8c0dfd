import { defineFeature } from '#platform/composition/feature.ts';
import { toPageText } from '#platform/composition/findable.ts';
import { href } from '#urls.ts';
import { pagesApi } from './api.ts';
import { pagesContract } from './contract.ts';
import { readStaticPages } from './server/content/read-static-pages.ts';

export const pages = defineFeature({
  name: 'pages',
  api: { contract: pagesContract, router: pagesApi },
  load: { done: 'pages read', run: readStaticPages },
  findable: {
    listTexts: async (_ctx, locale) =>
      [...(await readStaticPages())].map(([pageSlug, texts]) =>
        toPageText({
          href: href('staticPage', { pageSlug }),
          image: '/scenes/lock.svg',
          title: texts[locale].title,
          body: texts[locale].description,
        }),
      ),
  },
  listPublicPaths: async () =>
    [...(await readStaticPages()).keys()].map((pageSlug) => href('staticPage', { pageSlug })),
});
