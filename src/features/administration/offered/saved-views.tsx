import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { viewPart } from '#page/table/listing-address.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { SaveViewForm } from '../views/web/save-view-form.tsx';
import { ViewRow } from '../views/web/view-row.tsx';
import { viewsQuery } from './views-query.ts';

/** What the viewer often asks of a list: to be opened, saved and deleted. For the `views` of a `ListingTable`. */
export function SavedViews({ listing }: { listing: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const { items } = useSuspenseQuery(viewsQuery(api, listing)).data;
  const [search] = useSearchParams();
  const shown = viewPart(search);
  return (
    <Menu
      label={
        <>
          <Icon shape={IconBookmark} size={20} />
          {items.find(({ query }) => query === shown)?.name ?? t('administration.views.menu')}
        </>
      }
    >
      {items.map((view) => (
        <ViewRow key={view.id} view={view} listing={listing} isShown={view.query === shown} />
      ))}
      {items.length === 0 && (
        <li className="max-w-64 px-3 py-2 text-step--1 text-muted">{t('administration.views.empty')}</li>
      )}
      <li className="mt-1 border-t border-line p-2 pt-3">
        <SaveViewForm listing={listing} query={shown} />
      </li>
    </Menu>
  );
}
