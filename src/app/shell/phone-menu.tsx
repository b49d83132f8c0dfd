import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useViewer } from '#features/accounts/offered/viewer-query.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { MenuItem } from '#ui/menu/menu-item.tsx';
import { href } from '#urls.ts';
import { variantOf } from './site-kinds.ts';
import { useSiteLinks } from './use-site-links.ts';

/** What the header has no room for on a phone: its links, and the ways to sign in. */
export function PhoneMenu({ onSuccess }: { onSuccess: string | undefined }) {
  const t = useTranslations();
  const viewer = useViewer();
  const links = useSiteLinks(useLocation().pathname);
  const { header } = variantOf(viewer);
  if (viewer && header.length === 0) return null;
  return (
    <Menu
      label={<Icon shape={IconMenu2} size={24} />}
      accessibleLabel={t('app.header.menu')}
      hasArrow={false}
      className="lg:hidden"
    >
      {header.map((name) => (
        <MenuItem key={name} href={links[name].href} current={links[name].current}>
          {links[name].text}
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
