import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { findPersonAsked } from './person-asked.ts';
import { PersonPanel } from '#features/people/panel/web/admin/person-panel.tsx';
import { UsersTable } from './users-table.tsx';

/** `/admin/users`: all users; a search for someone's id opens her panel in place of the list (spec §2). */
export default function UsersPage() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const id = findPersonAsked(search);
  if (id !== undefined) return <PersonPanel key={id} id={id} />;
  return (
    <>
      <AdminPageHead title={t('people.users.link')}>{t('people.users.intro')}</AdminPageHead>
      <div className="mt-6">
        <UsersTable />
      </div>
    </>
  );
}
