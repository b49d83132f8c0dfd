import { contentChanged } from '../features/learning/server/public.ts';
import { refreshSearch, type SitePage } from '../features/search/server/public.ts';
import { href } from '../urls.ts';
import { createCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

/** The pages of the site itself that are worth finding. */
const sitePages: SitePage[] = [
  { href: href('home'), image: '/scenes/watch.svg', title: 'home.head.title', text: 'home.head.description' },
  {
    href: href('parents'),
    image: '/scenes/parents.svg',
    title: 'home.forParents.headTitle',
    text: 'home.forParents.text',
  },
  {
    href: href('educators'),
    image: '/scenes/educators.svg',
    title: 'home.forEducators.headTitle',
    text: 'home.forEducators.text',
  },
  {
    href: href('signup'),
    image: '/scenes/welcome.svg',
    title: 'accounts.signup.title',
    text: 'accounts.signup.intro',
  },
];

/** Makes what can be found fit the content, now and whenever that changes. */
export async function keepSearch(services: Services): Promise<void> {
  const refresh = () => refreshSearch(createCtx(services), sitePages);
  services.events.subscribe(contentChanged, () => {
    refresh().catch((error: unknown) =>
      services.log.error({ err: error }, 'what can be found is out of date'),
    );
  });
  await refresh();
}
