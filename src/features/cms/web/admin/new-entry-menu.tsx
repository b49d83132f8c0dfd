import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { MenuItem } from '#ui/menu/menu-item.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { ContentTypeView } from '#features/cms/entries/contract.ts';

/** What an editor can begin here. Types with an editor of their own are begun there. */
export function NewEntryMenu({ types }: { types: readonly ContentTypeView[] }) {
  const t = useTranslations();
  const viewer = useViewer();
  if (!viewer?.permissions.includes('content.edit')) return null;
  return (
    <Menu label={t('cms.list.add')}>
      {types
        .filter(({ isCreatedHere }) => isCreatedHere)
        .map(({ name, label }) => (
          <MenuItem key={name} href={adminHref('adminNewEntry', { contentType: name })}>
            {label}
          </MenuItem>
        ))}
    </Menu>
  );
}
