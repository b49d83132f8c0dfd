import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useKnownViewer } from '#features/people/offered/viewer-query.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { BrandLink } from './brand-link.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';

/** The header of pages with a single task: the way back, and sign in or out. */
export function MinimalHeader() {
  const t = useTranslations();
  const viewer = useKnownViewer();
  const { pathname } = useLocation();
  const way = viewer ? href('logout') : href('login');
  return (
    <header className="on-paper relative z-30 bg-paper shadow-lift-1 print:hidden">
      <Container>
        <div className="flex min-h-18 items-center gap-1 py-2 sm:gap-3">
          <Button href={href('start')} variant="quiet" size="s" icon={IconArrowLeft} iconMirrors>
            {t('app.header.back')}
          </Button>
          <span className="grow max-sm:hidden" />
          <span className="max-sm:hidden">
            <BrandLink />
          </span>
          <span className="grow" />
          <LanguageSwitcher />
          {viewer !== undefined && way !== pathname && (
            <Button href={way} variant="quiet" size="s">
              {viewer ? t('app.header.signOut') : t('app.header.signIn')}
            </Button>
          )}
        </div>
      </Container>
    </header>
  );
}
