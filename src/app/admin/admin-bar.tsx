import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { UserView } from '#features/people/contract.ts';
import type { AdminArea, AdminLink } from '#page/admin/admin-pages.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { MenuItem } from '#ui/menu/menu-item.tsx';
import { adminHref } from '#admin-urls.ts';
import { href } from '#urls.ts';
import { AccountMenu } from '../shell/account-menu.tsx';
import { BrandLink } from '../shell/brand-link.tsx';
import { LanguageSwitcher } from '../shell/language-switcher.tsx';
import { Palette } from './palette.tsx';

interface AdminBarProps {
  viewer: UserView;
  links: readonly (readonly [AdminArea, readonly AdminLink[]])[];
}

/** The bar at the top of the administration: the way to the site, the palette, the language and the account. */
export function AdminBar({ viewer, links }: AdminBarProps) {
  const t = useTranslations();
  const { key, pathname } = useLocation();
  // Opening another page closes the palette, also with the browser's back button.
  const [opened, setOpened] = useState<{ at: string; from: Element | null }>();
  const isOpen = opened?.at === key;
  const pages = links.flatMap(([, inArea]) => inArea);
  useEffect(() => {
    const openOnShortcut = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK')
        return;
      event.preventDefault();
      setOpened({ at: key, from: document.activeElement });
    };
    document.addEventListener('keydown', openOnShortcut);
    return () => document.removeEventListener('keydown', openOnShortcut);
  }, [key]);
  return (
    <header className="on-paper sticky top-0 z-30 bg-paper shadow-lift-1 print:hidden">
      <div className="mx-auto flex min-h-18 max-w-[100rem] items-center gap-1 px-3 py-2 min-[22rem]:px-4 sm:gap-3 sm:px-8">
        <Menu
          label={<Icon shape={IconMenu2} size={24} />}
          accessibleLabel={t('app.admin.navigation')}
          hasArrow={false}
          align="start"
          className="lg:hidden"
        >
          {pages.map(({ address, text }) => (
            <MenuItem key={address} href={adminHref(address)} current={pathname === adminHref(address)}>
              {t(text)}
            </MenuItem>
          ))}
        </Menu>
        <BrandLink compact />
        <Button
          variant="quiet"
          size="s"
          icon={IconSearch}
          onClick={({ currentTarget }) => setOpened({ at: key, from: currentTarget })}
          className="ms-auto lg:min-w-72 lg:justify-start lg:bg-sand"
        >
          <span className="max-md:sr-only">{t('app.admin.palette.open')}</span>
          <kbd className="ms-auto font-sans text-step--1 text-muted max-lg:hidden" dir="ltr">
            {t('app.admin.palette.keys')}
          </kbd>
        </Button>
        <Button
          href={href('home')}
          variant="quiet"
          size="s"
          icon={IconExternalLink}
          iconMirrors
          // On the smallest phones the logo leads there alone.
          className="max-[22rem]:hidden lg:ms-auto"
        >
          <span className="max-md:sr-only">{t('app.admin.toSite')}</span>
        </Button>
        <LanguageSwitcher />
        <AccountMenu key={key} viewer={viewer} onSuccess={href('home')} />
      </div>
      {isOpen && <Palette pages={pages} opener={opened.from} onClose={() => setOpened(undefined)} />}
    </header>
  );
}
