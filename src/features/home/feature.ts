import { defineFeature } from '#platform/composition/feature.ts';
import { textsOfPages, type FindablePage } from '#platform/composition/findable.ts';
import { href } from '#urls.ts';

const pages: FindablePage[] = [
  {
    href: href('home'),
    image: '/scenes/watch.svg',
    title: 'home.head.title',
    texts: ['home.head.description'],
  },
  {
    href: href('parents'),
    image: '/scenes/parents.svg',
    title: 'home.forParents.headTitle',
    texts: ['home.forParents.text'],
  },
  {
    href: href('family'),
    image: '/scenes/parents.svg',
    title: 'home.family.landing.headTitle',
    texts: ['home.family.landing.text'],
  },
  {
    href: href('educators'),
    image: '/scenes/educators.svg',
    title: 'home.forEducators.headTitle',
    texts: ['home.forEducators.text'],
  },
];

export const home = defineFeature({
  name: 'home',
  findable: { listTexts: async (ctx, locale) => textsOfPages(ctx, locale, pages) },
  listPublicPaths: async () => [href('start'), href('parents'), href('family'), href('educators')],
});
