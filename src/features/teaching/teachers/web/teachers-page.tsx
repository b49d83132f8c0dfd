import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { ClassHead } from '#features/teaching/web/class-head.tsx';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import { teachersQuery } from '#features/teaching/web/teaching-queries.ts';
import { InvitationRow } from './invitation-row.tsx';
import { teacherForms } from './teacher-forms.ts';
import { TeacherRow } from './teacher-row.tsx';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  await queries.query({ ...teachersQuery(api, args.params['classId'] ?? ''), staleTime: 0 });
}

/** `/educators/{classId}/teachers`: who teaches a class; its owner invites others and may hand it over. */
export default function TeachersPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { classId = '' } = useParams();
  const { data } = useSuspenseQuery(teachersQuery(api, classId));
  const { className, archived, role, items, invitations, teachersAtMost } = data;
  const isOwner = role === 'owner';
  return (
    <Container className="py-8 sm:py-12">
      <PageHead
        title={t('teaching.teachers.headTitle', { className })}
        path={href('classTeachers', { classId })}
        noindex
      />
      <ClassHead
        classId={classId}
        className={className}
        title={t('teaching.teachers.title')}
        current="teachers"
      >
        <p className="mt-4 max-w-reading text-pretty text-ink-soft">{t('teaching.teachers.intro')}</p>
      </ClassHead>
      <Card className="mt-8 max-w-reading">
        <ul className="divide-y divide-line">
          {items.map((teacher) => (
            <TeacherRow key={teacher.id} teacher={teacher} mayDecide={isOwner} />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
        {isOwner && !archived && items.length < teachersAtMost && <InviteForm />}
      </Card>
    </Container>
  );
}

function InviteForm() {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(teacherForms.invite, {
    clears: true,
    doneText: t('teaching.teachers.invited'),
    invalidates: [api.classes.key()],
  });
  return (
    <PageForm form={form} className="mt-4 space-y-4 border-t border-line pt-5">
      <PageField
        name="emailAddress"
        label={t('teaching.teachers.inviteLabel')}
        hint={t('teaching.teachers.inviteHint')}
        required
      >
        {(control) => <TextInput {...control} type="email" dir="ltr" autoComplete="off" maxLength={254} />}
      </PageField>
      <SubmitButton icon={IconMail} variant="secondary">
        {t('teaching.teachers.inviteSubmit')}
      </SubmitButton>
    </PageForm>
  );
}
