import { useLocation } from 'react-router';
import { useNow, useTranslations } from 'use-intl';
import { brand, brandName } from '../../core/brand.ts';
import { usePage } from '../../page/page-provider.tsx';
import { useViewer } from '../../features/accounts/web/offered/viewer-query.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { addresses, href } from '../../urls.ts';
import { BrandLink } from './brand-link.tsx';
import { FooterMenu } from './footer-menu.tsx';
import { variantOf } from './site-kinds.ts';
import { useSiteLinks } from './use-site-links.ts';

/** Tracking parameters of the footer's links (spec §2). */
const fromFooter = { utm_source: 'internal', utm_medium: 'link', utm_campaign: 'footer' };

/** The site-wide footer: the invitation for visitors, three menus, who stands behind it. */
export function Footer() {
  const t = useTranslations();
  const { locale } = usePage();
  const viewer = useViewer();
  const { pathname } = useLocation();
  const links = useSiteLinks();
  const { footer, invitation } = variantOf(viewer);
  const course = (courseSlug: string) => href('course', { courseSlug }, fromFooter);
  const category = (categorySlug: string) => href('category', { categorySlug }, fromFooter);
  return (
    <footer className="mt-auto print:hidden">
      {invitation && (
        <section aria-labelledby="footer-sign-up" className="on-paper bg-sky py-10">
          <Container>
            <div className="flex flex-wrap items-center justify-between gap-6">
              <div className="max-w-reading">
                <h2 id="footer-sign-up" className="text-step-2 font-bold">
                  {pathname === href('educators')
                    ? t('app.footer.signUpTitleEducators')
                    : t('app.footer.signUpTitle')}
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
              title={brandName(locale)}
              links={[
                { text: t('app.footer.home'), href: href('start', undefined, fromFooter) },
                ...footer.map((name) => ({ text: links[name].text, href: tracked(links[name].href) })),
                ...(viewer
                  ? [{ text: t('app.header.signOut'), href: href('logout') }]
                  : [{ text: t('app.header.signIn'), href: href('login', undefined, fromFooter) }]),
              ]}
            />
            <FooterMenu
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
          <p className="mt-12 border-t border-night-soft pt-6 text-step--1 muted">
            {t('app.footer.copyright', { year: String(useNow().getFullYear()), owner: brand.legalOwner })}
          </p>
        </Container>
      </div>
    </footer>
  );
}

/** The same address with the footer's tracking parameters. */
function tracked(address: string): string {
  const [path = '', hash] = address.split('#', 2);
  const search = new URLSearchParams(fromFooter).toString();
  return `${path}?${search}${hash === undefined ? '' : `#${hash}`}`;
}
