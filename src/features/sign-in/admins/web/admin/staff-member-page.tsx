import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { StaffForm } from './staff-form.tsx';
import { staffQuery } from './staff-query.ts';

/** `/admin/settings/staff/:userId`: changes the rights of a person, or takes them back. */
export default function StaffMemberPage() {
  const t = useTranslations();
  const { userId } = useParams();
  const { people } = useSuspenseQuery(staffQuery(usePage())).data;
  const person = people.find((one) => one.userId === userId);
  const trail = [{ text: t('signIn.staff.title'), href: adminHref('adminStaff') }];
  if (!person)
    return (
      <>
        <AdminPageHead address="adminStaffMember" title={t('signIn.staff.noRights')} trail={trail}>
          {t('signIn.staff.noRightsText')}
        </AdminPageHead>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button href={adminHref('adminStaff')}>{t('signIn.staff.title')}</Button>
          <Button variant="secondary" href={adminHref('adminNewStaff')}>
            {t('signIn.staff.add')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <AdminPageHead address="adminStaffMember" title={person.name} trail={trail}>
        <bdi dir="ltr">{person.emailAddress}</bdi>
      </AdminPageHead>
      {person.isCaller ? (
        <Callout className="mt-6 max-w-form" title={t('signIn.staff.ownRights')} />
      ) : (
        <Card className="mt-6 max-w-form">
          <StaffForm key={person.version} person={person} />
        </Card>
      )}
    </>
  );
}
