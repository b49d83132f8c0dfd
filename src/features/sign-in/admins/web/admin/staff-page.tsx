import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { StaffCard } from './staff-card.tsx';
import { staffQuery } from './staff-query.ts';

/** `/admin/settings/staff`: who works in the administration, and with which rights. */
export default function StaffPage() {
  const t = useTranslations();
  const { people } = useSuspenseQuery(staffQuery(usePage())).data;
  return (
    <>
      <AdminPageHead
        address="adminStaff"
        title={t('signIn.staff.title')}
        actions={
          <Button href={adminHref('adminNewStaff')} icon={IconUserPlus}>
            {t('signIn.staff.add')}
          </Button>
        }
      >
        {t('signIn.staff.intro')}
      </AdminPageHead>
      <ul className="mt-6 grid gap-4 xl:grid-cols-2">
        {people.map((person) => (
          <StaffCard key={person.userId} person={person} />
        ))}
      </ul>
    </>
  );
}
