import { useLocation } from 'react-router';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { brand, brandName } from '#core/brand.ts';
import { useMissingContent } from '#features/learning/offered/missing-content-query.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Button } from '#ui/button/button.tsx';
import { CachedPart } from '#ui/layout/cached-part.tsx';
import { Container } from '#ui/layout/container.tsx';
import type { FooterMenuName, SiteLink } from '#page/feature-pages.ts';
import { href } from '#urls.ts';
import { BrandLink } from './brand-link.tsx';
import { FooterMenu } from './footer-menu.tsx';
import { footerLinks, kindOf } from './site-kinds.ts';
import { siteLinks } from './site-links.ts';

/** Tracking parameters of the footer's links (spec §2). */
const fromFooter = { utm_source: 'internal', utm_medium: 'link', utm_campaign: 'footer' };

/** The site-wide footer, which is the same for many users. */
export function Footer() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const year = useNow().getFullYear();
  const props = {
    brandLinks: footerLinks(siteLinks, viewer, 'brand').map(({ href }) => href),
    product: footerLinks(siteLinks, viewer, 'product').map(({ href }) => href),
    leftOut: useMissingContent(viewer),
    invitation: kindOf(viewer) === 'visitor',
    year,
    isSignedIn: viewer !== null,
    forEducators: pathname === href('educators'),
  };
  return <CachedPart as="footer" className="mt-auto print:hidden" part={FooterContent} with={props} />;
}

interface FooterContentProps {
  /** The addresses of the links beside the logo, and in the menu that is named after the product: they differ from viewer to viewer. */
  brandLinks: readonly string[];
  product: readonly string[];
  /** The addresses of links to what is kept from the viewer. */
  leftOut: readonly string[];
  /** Whether it invites the viewer to sign up, and whether as an educator. */
  invitation: boolean;
  forEducators: boolean;
  isSignedIn: boolean;
  year: number;
}

/** The invitation for visitors, three menus, and the organization behind the product. */
function FooterContent({
  brandLinks,
  product,
  leftOut,
  invitation,
  forEducators,
  isSignedIn,
  year,
}: FooterContentProps) {
  const t = useTranslations();
  const locale = useLocale();
  const show = ({ text, href, untracked }: SiteLink) => ({
    text: t(text),
    href: untracked ? href : tracked(href),
  });
  const at = (shown: readonly string[]) =>
    shown.flatMap((address) => siteLinks.filter((link) => link.href === address)).map(show);
  const menu = (name: FooterMenuName) =>
    footerLinks(siteLinks, null, name)
      .filter((link) => !leftOut.includes(link.href))
      .map(show);
  return (
    <>
      {invitation && (
        <section aria-labelledby="footer-sign-up" className="on-paper bg-sky py-10">
          <Container>
            <div className="flex flex-wrap items-center justify-between gap-6">
              <div className="max-w-reading">
                <h2 id="footer-sign-up" className="text-step-2 font-bold">
                  {forEducators ? t('app.footer.signUpTitleEducators') : t('app.footer.signUpTitle')}
                </h2>
                <p className="mt-1 text-ink-soft">{t('app.footer.signUpText')}</p>
              </div>
              <Button href={href('signup', undefined, fromFooter)}>{t('app.footer.signUp')}</Button>
            </div>
          </Container>
        </section>
      )}
      <div className="on-night bg-night py-12">
        <Container>
          <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
            <div>
              <BrandLink />
              <p className="mt-3 max-w-xs muted">{t('app.footer.mission')}</p>
              {at(brandLinks).map((link) => (
                <p key={link.href} className="mt-4">
                  <Button size="s" variant="secondary" href={link.href}>
                    {link.text}
                  </Button>
                </p>
              ))}
            </div>
            <FooterMenu
              id="footer-product"
              title={brandName(locale)}
              links={[
                { text: t('app.footer.home'), href: href('start', undefined, fromFooter) },
                ...at(product),
                ...(isSignedIn
                  ? [{ text: t('app.header.signOut'), href: href('logout') }]
                  : [{ text: t('app.header.signIn'), href: href('login', undefined, fromFooter) }]),
              ]}
            />
            <FooterMenu id="footer-learn-more" title={t('app.footer.learnMore')} links={menu('learnMore')} />
            <FooterMenu
              id="footer-popular-courses"
              title={t('app.footer.popularCourses')}
              links={menu('popularCourses')}
            />
          </div>
          <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 border-t border-night-soft pt-4 text-step--1 muted">
            <p className="py-2">
              {t('app.footer.copyright', { year: String(year), owner: brand.legalOwner })}
            </p>
            <nav aria-label={t('app.footer.legal')} className="flex flex-wrap gap-x-6">
              {menu('legal').map(({ text, href }) => (
                <a
                  key={href}
                  href={href}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {text}
                </a>
              ))}
            </nav>
          </div>
        </Container>
      </div>
    </>
  );
}

/** The same address with the footer's tracking parameters. */
function tracked(address: string): string {
  const [path = '', hash] = address.split('#', 2);
  const search = new URLSearchParams(fromFooter).toString();
  return `${path}?${search}${hash === undefined ? '' : `#${hash}`}`;
}
