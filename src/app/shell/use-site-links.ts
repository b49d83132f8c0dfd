import { useTranslations } from 'use-intl';
import { href } from '#urls.ts';
import type { SiteLink } from './site-kinds.ts';

export interface ShownLink {
  text: string;
  href: string;
  /** Whether the current page belongs to it. */
  current: boolean;
}

/** Every link that header and footer may show, in the page's language; `pathname` is the current page. */
export function useSiteLinks(pathname?: string): Record<SiteLink, ShownLink> {
  const t = useTranslations();
  const isAtCourses =
    pathname === href('home') || pathname === href('start') || pathname?.startsWith(href('courses')) === true;
  return {
    waiting: {
      text: t('app.header.waiting'),
      href: href('joinPending'),
      current: pathname === href('joinPending'),
    },
    courses: { text: t('app.header.courses'), href: `${href('home')}#courses`, current: isAtCourses },
    dashboard: {
      text: t('app.header.dashboard'),
      href: href('dashboard'),
      current: pathname === href('dashboard'),
    },
    games: { text: t('app.header.games'), href: href('games'), current: pathname === href('games') },
    parents: {
      text: t('app.header.parents'),
      href: href('parents'),
      current: pathname === href('parents'),
    },
    join: { text: t('app.footer.join'), href: href('join'), current: pathname === href('join') },
    educators: {
      text: t('app.header.educators'),
      href: href('educators'),
      current: pathname === href('educators'),
    },
  };
}
