import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { viewsQuery } from '#features/administration/offered/views-query.ts';
import type { SavedView } from '../contract.ts';
import { viewForms } from './view-forms.ts';

interface ViewRowProps {
  view: SavedView;
  listing: string;
  isShown: boolean;
}

/** A saved view in the menu: a link to it, and the button that deletes it. */
export function ViewRow({ view, listing, isShown }: ViewRowProps) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(viewForms.remove, {
    about: [view.id],
    doneText: t('administration.views.deleted', { name: view.name }),
    invalidates: [viewsQuery(api, listing).queryKey],
  });
  return (
    <li className="flex items-center">
      <a
        href={`?${view.query}`}
        aria-current={isShown || undefined}
        className="flex min-h-11 grow items-center gap-3 rounded-small px-3 py-2 font-medium hover:bg-sky"
      >
        <bdi className="grow wrap-anywhere">{view.name}</bdi>
        {isShown && <Icon shape={IconCheck} className="text-olive" />}
      </a>
      <PageForm form={form}>
        <IconButton
          type="submit"
          icon={IconTrash}
          label={t('administration.views.delete', { name: view.name })}
        />
      </PageForm>
    </li>
  );
}
