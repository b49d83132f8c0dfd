import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { MenuItem } from '#ui/menu/menu-item.tsx';
import { href } from '#urls.ts';
import { headerLinks } from './site-kinds.ts';
import { isCurrent, siteLinks } from './site-links.ts';

/** What the header has no room for on a phone: its links, and the ways to sign in. */
export function PhoneMenu({ onSuccess }: { onSuccess: string | undefined }) {
  const t = useTranslations();
  const viewer = useViewer();
  const { pathname } = useLocation();
  const header = headerLinks(siteLinks, viewer);
  if (viewer && header.length === 0) return null;
  return (
    <Menu
      label={<Icon shape={IconMenu2} size={24} />}
      accessibleLabel={t('app.header.menu')}
      hasArrow={false}
      className="lg:hidden"
    >
      {header.map((link) => (
        <MenuItem key={link.href} href={link.href} current={isCurrent(link, pathname)}>
          {t(link.text)}
        </MenuItem>
      ))}
      <MenuItem href={href('search')}>{t('search.box.link')}</MenuItem>
      {!viewer && (
        <>
          <MenuItem href={href('login', undefined, { onSuccess })}>{t('app.header.signIn')}</MenuItem>
          <MenuItem href={href('signup', undefined, { onSuccess })}>{t('app.header.signUp')}</MenuItem>
        </>
      )}
    </Menu>
  );
}
