import type { Locale } from '../core/locale.ts';
import { listCurriculumPages } from '../features/curriculum/server/public.ts';
import { readStaticPages } from '../features/pages/server/public.ts';
import type { SitePage } from '../features/search/server/public.ts';
import { href } from '../urls.ts';
import type { Services } from './services.ts';

interface WordedPage {
  href: string;
  image: string;
  /** Messages: its title, and what it is about. */
  title: string;
  texts: string[];
}

/** The site's own pages that are worth finding. */
const wordedPages: WordedPage[] = [
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
    href: href('educators'),
    image: '/scenes/educators.svg',
    title: 'home.forEducators.headTitle',
    texts: ['home.forEducators.text'],
  },
  {
    href: href('signup'),
    image: '/scenes/welcome.svg',
    title: 'accounts.signup.title',
    texts: ['accounts.signup.intro'],
  },
  {
    href: href('games'),
    image: '/scenes/learn.svg',
    title: 'learning.games.title',
    texts: ['learning.games.intro'],
  },
  {
    href: href('downloads'),
    image: '/scenes/film-lesson.svg',
    title: 'learning.downloads.title',
    texts: [
      'learning.downloads.intro',
      'learning.resource.workbook',
      'learning.resource.sourcesheet',
      'learning.resource.presentation',
      'learning.resource.poster',
      'learning.resource.kahoot',
    ],
  },
  {
    href: href('curricula'),
    image: '/scenes/table-talk.svg',
    title: 'curriculum.list.headTitle',
    texts: ['curriculum.list.intro'],
  },
];

/** Everything besides the courses that can be found, in a language. */
export async function listSitePages(
  { translations, clock }: Pick<Services, 'translations' | 'clock'>,
  locale: Locale,
): Promise<SitePage[]> {
  const { say } = translations[locale];
  const curricula = await listCurriculumPages(locale, clock.now());
  const authored = await readStaticPages();
  return [
    ...wordedPages.map(({ title, texts, ...page }) => ({
      ...page,
      title: say(title),
      text: texts.map((text) => say(text)).join(' '),
    })),
    ...curricula.map((page) => ({ ...page, image: '/scenes/table-talk.svg' })),
    ...[...authored].map(([pageSlug, texts]) => ({
      href: href('staticPage', { pageSlug }),
      image: '/scenes/lock.svg',
      title: texts[locale].title,
      text: texts[locale].description,
    })),
  ];
}
