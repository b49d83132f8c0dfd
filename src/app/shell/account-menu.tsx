import { useTranslations } from 'use-intl';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import type { UserView } from '#features/people/contract.ts';
import { administrationPath, href } from '#urls.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { MenuItem } from '#ui/menu/menu-item.tsx';
import { mayUpgrade } from './site-kinds.ts';

/** Shows who is signed in, and lets her sign out. `onSuccess` is where she goes once she has chosen a plan. */
export function AccountMenu({ viewer, onSuccess }: { viewer: UserView; onSuccess: string }) {
  const t = useTranslations();
  const name = viewer.displayName || viewer.fullName || (viewer.emailAddress ?? '');
  return (
    <Menu
      label={
        <>
          <span className="sr-only">{t('app.header.account')}</span>
          <Avatar name={name} size="s" src={viewer.avatarObj?.url} />
          <bdi className="max-w-22 truncate max-xl:sr-only">{viewer.firstName || name}</bdi>
        </>
      }
    >
      {viewer.family !== null && <MenuItem href={href('familyWho')}>{t('app.header.switchPerson')}</MenuItem>}
      {/* A parent has it in the header too. */}
      {viewer.family === 'guardian' && <MenuItem href={href('family')}>{t('home.family.link')}</MenuItem>}
      {viewer.watchesFamily && <MenuItem href={href('familyWatching')}>{t('home.family.watching')}</MenuItem>}
      {mayUpgrade(viewer) && (
        <MenuItem href={href('pricing', undefined, { onSuccess })}>{t('plans.nav.upgrade')}</MenuItem>
      )}
      {viewer.staff && <MenuItem href={administrationPath}>{t('app.header.administration')}</MenuItem>}
      <MenuItem
        href={href(viewer.awaitsGuardian ? 'settingsAccount' : 'settingsProfile')}
        icon={IconSettings}
      >
        {t('app.header.settings')}
      </MenuItem>
      <MenuItem href={href('logout')} icon={IconLogout}>
        {t('app.header.signOut')}
      </MenuItem>
    </Menu>
  );
}
