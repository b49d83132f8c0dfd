import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMailHeart from '@tabler/icons-react/dist/esm/icons/IconMailHeart.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { findBarrier, isChildAccount } from '#core/access.ts';
import { PageHead } from '#page/page-head.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import type { UserView } from '#features/people/contract.ts';
import { sectionRules } from '../policy.ts';
import { standingOf } from '#features/people/offered/standing-of.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';

interface SettingsFrameProps {
  section: keyof typeof sectionRules;
  title: string;
  intro: string;
  /** Renders the page for the signed-in user. */
  children(viewer: UserView): ReactNode;
}

/**
 * Wraps every page of the settings with links to the others, at the side on a desktop and at the top on a phone. Empty
 * in the moment between signing out and leaving.
 */
export function SettingsFrame({ section, title, intro, children }: SettingsFrameProps) {
  const t = useTranslations();
  const viewer = useViewer();
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The link to this page may be beyond the edge of a phone; only the row scrolls, not the page.
    const row = current.current?.closest('ul');
    const link = current.current?.getBoundingClientRect();
    if (!row || !link) return;
    const { left, width } = row.getBoundingClientRect();
    row.scrollBy({ left: link.left + link.width / 2 - left - width / 2, behavior: 'instant' });
  }, []);
  const all = [
    {
      id: 'profile',
      href: href('settingsProfile'),
      icon: IconUserCircle,
      text: t('settings.frame.profile'),
    },
    { id: 'account', href: href('settingsAccount'), icon: IconLock, text: t('settings.frame.account') },
    {
      id: 'security',
      href: href('settingsSecurity'),
      icon: IconShieldLock,
      text: t('settings.security.title'),
    },
    {
      id: 'preferences',
      href: href('settingsPreferences'),
      icon: IconAdjustments,
      text: t('settings.frame.preferences'),
    },
    {
      id: 'subscription',
      href: href('settingsSubscription'),
      icon: IconCreditCard,
      text: t('settings.frame.subscription'),
    },
    {
      id: 'notifications',
      href: href('settingsNotifications'),
      icon: IconMail,
      text: t('settings.frame.notifications'),
    },
  ] as const;
  if (!viewer) return null;
  // Children of a family and students see fewer (decisions: /settings).
  const standing = standingOf(viewer);
  const sections = all.filter(({ id }) => findBarrier(sectionRules[id], standing) === undefined);
  return (
    <Container>
      <PageHead title={`${title} · ${t('settings.frame.title')}`} path={pathOf(all, section)} noindex />
      <div className="grid gap-6 py-6 sm:py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <nav aria-label={t('settings.frame.title')} className="min-w-0">
          <p className="mb-3 px-4 text-step-1 font-bold max-lg:hidden">{t('settings.frame.title')}</p>
          <ul className="relative -mx-4 flex gap-1 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-col lg:px-0">
            {sections.map(({ id, href, icon, text }) => (
              <li key={id}>
                <a
                  ref={id === section ? current : undefined}
                  href={href}
                  aria-current={id === section ? 'page' : undefined}
                  className="flex min-h-11 items-center gap-3 rounded-pill px-4 py-2 font-medium whitespace-nowrap hover:bg-sand aria-[current]:bg-night aria-[current]:text-white"
                >
                  <Icon shape={icon} />
                  {text}
                </a>
              </li>
            ))}
            {!isChildAccount(viewer) && !viewer.awaitsGuardian && (
              <li>
                <a
                  href={href('inviteFriends')}
                  className="flex min-h-11 items-center gap-3 rounded-pill px-4 py-2 font-medium whitespace-nowrap hover:bg-sand"
                >
                  <Icon shape={IconMailHeart} />
                  {t('settings.frame.invite')}
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div className="max-w-[46rem] min-w-0 space-y-6">
          <header>
            <h1 className="text-step-3 font-extrabold">{title}</h1>
            <p className="mt-2 text-ink-soft">{intro}</p>
          </header>
          {children(viewer)}
        </div>
      </div>
    </Container>
  );
}

function pathOf(all: readonly { id: string; href: string }[], section: string): string {
  return all.find(({ id }) => id === section)?.href ?? href('settings');
}
