import { useLocation } from 'react-router';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { brand, brandName } from '#core/brand.ts';
import { useViewer } from '#features/accounts/offered/viewer-query.ts';
import { Button } from '#ui/button/button.tsx';
import { CachedPart } from '#ui/layout/cached-part.tsx';
import { Container } from '#ui/layout/container.tsx';
import { addresses, href } from '#urls.ts';
import { BrandLink } from './brand-link.tsx';
import { FooterMenu } from './footer-menu.tsx';
import { variantOf, type SiteLink } from './site-kinds.ts';
import { useSiteLinks } from './use-site-links.ts';

/** Tracking parameters of the footer's links (spec §2). */
const fromFooter = { utm_source: 'internal', utm_medium: 'link', utm_campaign: 'footer' };

/** The site-wide footer, which is the same for many users. */
export function Footer() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const { footer, invitation } = variantOf(viewer);
  const year = useNow().getFullYear();
  const props = {
    footer,
    invitation,
    year,
    isSignedIn: viewer !== null,
    forEducators: pathname === href('educators'),
  };
  return <CachedPart as="footer" className="mt-auto print:hidden" part={FooterContent} with={props} />;
}

interface FooterContentProps {
  /** The links of the group that is named after the product. */
  footer: readonly SiteLink[];
  /** Whether it invites the viewer to sign up, and whether as an educator. */
  invitation: boolean;
  forEducators: boolean;
  isSignedIn: boolean;
  year: number;
}

/** The invitation for visitors, three menus, and the organization behind the product. */
function FooterContent({ footer, invitation, forEducators, isSignedIn, year }: FooterContentProps) {
  const t = useTranslations();
  const locale = useLocale();
  const links = useSiteLinks();
  const course = (courseSlug: string) => href('course', { courseSlug }, fromFooter);
  const category = (categorySlug: string) => href('category', { categorySlug }, fromFooter);
  const legal = [
    { text: t('app.footer.privacy'), href: href('staticPage', { pageSlug: 'privacy' }, fromFooter) },
    { text: t('app.footer.terms'), href: href('staticPage', { pageSlug: 'terms' }, fromFooter) },
  ];
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
            </div>
            <FooterMenu
              id="footer-product"
              title={brandName(locale)}
              links={[
                { text: t('app.footer.home'), href: href('start', undefined, fromFooter) },
                ...footer.map((name) => ({ text: links[name].text, href: tracked(links[name].href) })),
                ...(isSignedIn
                  ? [{ text: t('app.header.signOut'), href: href('logout') }]
                  : [{ text: t('app.header.signIn'), href: href('login', undefined, fromFooter) }]),
              ]}
            />
            <FooterMenu
              id="footer-learn-more"
              title={t('app.footer.learnMore')}
              links={[
                { text: t('app.footer.character'), href: category('character-development-middos') },
                { text: t('app.footer.inspiration'), href: category('inspiration') },
                {
                  text: t('app.footer.jewishCalendar'),
                  href: href('curriculum', { curriculumSlug: 'jewish-calendar' }, fromFooter),
                },
                { text: t('app.footer.downloads'), href: href('downloads', undefined, fromFooter) },
                { text: t('app.footer.developers'), href: addresses.apiReference },
              ]}
            />
            <FooterMenu
              id="footer-popular-courses"
              title={t('app.footer.popularCourses')}
              links={[
                { text: t('app.footer.courseLiveToGive'), href: course('live-to-give') },
                { text: t('app.footer.courseEmunah'), href: course('emunah-tefillah') },
                { text: t('app.footer.courseParents'), href: course('honoring-parents') },
                { text: t('app.footer.courseBadThings'), href: course('why-bad-things-happen') },
                { text: t('app.footer.courseSpeech'), href: course('power-of-speech') },
                { text: t('app.footer.courseMitzvos'), href: course('performing-mitzvos-with-enthusiasm') },
                { text: t('app.footer.courseFriendship'), href: course('friendship') },
                { text: t('app.footer.coursePatience'), href: course('patience') },
                { text: t('app.footer.courseAnger'), href: course('anger') },
              ]}
            />
          </div>
          <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 border-t border-night-soft pt-4 text-step--1 muted">
            <p className="py-2">
              {t('app.footer.copyright', { year: String(year), owner: brand.legalOwner })}
            </p>
            <nav aria-label={t('app.footer.legal')} className="flex flex-wrap gap-x-6">
              {legal.map(({ text, href }) => (
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
