import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Card } from '#ui/card/card.tsx';
import { StaffForm } from './staff-form.tsx';

/** `/admin/settings/staff/new`: gives a person her first rights in the administration. */
export default function NewStaffPage() {
  const t = useTranslations();
  return (
    <>
      <AdminPageHead
        address="adminNewStaff"
        title={t('signIn.staff.add')}
        trail={[{ text: t('signIn.staff.title'), href: adminHref('adminStaff') }]}
      >
        {t('signIn.staff.addIntro')}
      </AdminPageHead>
      <Card className="mt-6 max-w-form">
        <StaffForm />
      </Card>
    </>
  );
}
