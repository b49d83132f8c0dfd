import { comeLater } from '#page/come-later.tsx';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { SearchBox } from '#features/search/offered/search-box.tsx';
import { SearchLink } from '#features/search/offered/search-link.tsx';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import type { SiteLink } from '#page/feature-pages.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { href } from '#urls.ts';
import { AccountMenu } from './account-menu.tsx';
import { BellLink } from './bell-link.tsx';
import { BrandLink } from './brand-link.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { headerLinks, kindOf, mayUpgrade } from './site-kinds.ts';
import { isCurrent, siteLinks } from './site-links.ts';

const Bell = comeLater(async () => ({
  default: (await import('#features/notifications/offered/bell.tsx')).Bell,
}));

/** The header of most pages: courses, language, and the account menu or the ways to sign in. */
export function FullHeader() {
  const t = useTranslations();
  const viewer = useViewer();
  const { key, pathname } = useLocation();
  const onSuccess = wayBack(pathname);
  const kind = kindOf(viewer);
  // The search page has its own field, and a user without a name or role has one thing to do.
  const maySearch = kind !== 'newcomer' && pathname !== href('search');
  const isOffered = mayUpgrade(viewer);
  const hasField = viewer !== null && !isOffered && kind !== 'admin';
  return (
    <header className="on-paper relative z-30 bg-paper shadow-lift-1 print:hidden">
      <Container>
        <div className="flex min-h-18 items-center gap-1 py-2 sm:gap-3">
          <BrandLink compact />
          {/* What a very long name leaves no room for is scrolled to: the links never break into two lines. */}
          <nav
            aria-label={t('app.header.navigation')}
            className="grow [scrollbar-width:none] max-md:hidden lg:-m-1 lg:flex lg:min-w-0 lg:overflow-x-auto lg:p-1"
          >
            {headerLinks(siteLinks, viewer).map((link) => (
              <Button
                key={link.href}
                href={link.href}
                variant="quiet"
                size="s"
                aria-current={isCurrent(link, pathname) ? 'true' : undefined}
                className={classNames(
                  'shrink-0 px-2.5! whitespace-nowrap lg:px-2! xl:px-2.5!',
                  shownFrom(link, viewer !== null),
                )}
              >
                {t(link.text)}
              </Button>
            ))}
          </nav>
          <div className="ms-auto flex items-center gap-1 sm:gap-3 lg:shrink-0 lg:gap-2 xl:gap-3">
            {maySearch && (
              <>
                {/* Where the field would be, visitors have the ways to sign in, free accounts the way to a plan, and administrators one link more. */}
                {hasField && <SearchBox look="header" className="w-44 max-xl:hidden" />}
                <SearchLink
                  className={classNames(
                    viewer ? 'max-[26rem]:hidden' : 'max-[23rem]:hidden',
                    hasField && 'xl:hidden',
                  )}
                />
              </>
            )}
            <LanguageSwitcher />
            {/* Its place is kept, so that nothing moves when it comes. */}
            {viewer && !viewer.awaitsGuardian && (
              <span className="size-11 shrink-0 max-[22rem]:-mx-2.5">
                <Bell />
                <noscript>
                  <BellLink label={t('notifications.bell.label', { count: 0 })} />
                </noscript>
              </span>
            )}
            {isOffered && (
              <Button
                href={href('pricing', undefined, { onSuccess: pathname })}
                variant="reward"
                size="s"
                className="whitespace-nowrap max-xl:hidden"
              >
                {t('plans.nav.upgrade')}
              </Button>
            )}
            {viewer ? (
              // Opening another page closes it (spec §2), also with the browser's back button.
              <AccountMenu key={key} viewer={viewer} onSuccess={pathname} />
            ) : (
              <>
                <Button
                  href={href('login', undefined, { onSuccess })}
                  variant="quiet"
                  size="s"
                  className="max-md:hidden"
                >
                  {t('app.header.signIn')}
                </Button>
                <Button
                  href={href('signup', undefined, { onSuccess })}
                  variant="reward"
                  size="s"
                  className="max-[22rem]:hidden"
                >
                  {t('app.header.signUp')}
                </Button>
              </>
            )}
            <PhoneMenu onSuccess={onSuccess} />
          </div>
        </div>
      </Container>
    </header>
  );
}

/** The class that hides a link where the header has no room for it. */
function shownFrom({ prominent, wideForVisitors }: SiteLink, isSignedIn: boolean): string | undefined {
  if (wideForVisitors && !isSignedIn) return 'max-xl:hidden';
  return prominent ? undefined : 'max-lg:hidden';
}

/** Back to the previous page; from the start page to the default one. */
function wayBack(pathname: string): string | undefined {
  return pathname === href('start') || pathname === href('home') ? undefined : pathname;
}
