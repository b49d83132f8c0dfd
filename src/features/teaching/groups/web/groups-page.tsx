import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
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
import { groupsQuery } from '#features/teaching/web/teaching-queries.ts';
import { GroupCard } from './group-card.tsx';
import { groupForms } from './group-forms.ts';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  await queries.query({ ...groupsQuery(api, args.params['classId'] ?? ''), staleTime: 0 });
}

/** `/educators/{classId}/groups`: the groups of a class, and who is in each. */
export default function GroupsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { classId = '' } = useParams();
  const { data } = useSuspenseQuery(groupsQuery(api, classId));
  const { className, archived, items, students } = data;
  return (
    <Container className="py-8 sm:py-12">
      <PageHead
        title={t('teaching.groups.headTitle', { className })}
        path={href('classGroups', { classId })}
        noindex
      />
      <ClassHead classId={classId} className={className} title={t('teaching.groups.title')} current="groups">
        <p className="mt-4 max-w-reading text-pretty text-ink-soft">{t('teaching.groups.intro')}</p>
      </ClassHead>
      {!archived && <NewGroup />}
      {items.length > 0 && (
        <ul className="mt-8 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
          {items.map((group) => (
            <GroupCard key={group.id} group={group} students={students} isReadOnly={archived} />
          ))}
        </ul>
      )}
    </Container>
  );
}

function NewGroup() {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(groupForms.create, {
    clears: true,
    doneText: t('teaching.groups.made'),
    invalidates: [api.classes.key(), api.teaching.key()],
  });
  return (
    <Card as="section" labelledBy="new-group" tone="sand" padding="m" className="mt-8">
      <h2 id="new-group" className="text-step-1">
        {t('teaching.groups.new')}
      </h2>
      <PageForm form={form} className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-3">
        <PageField name="name" label={t('teaching.groups.name')} required className="min-w-0 grow basis-60">
          {(control) => <TextInput {...control} autoComplete="off" maxLength={40} />}
        </PageField>
        <SubmitButton icon={IconPlus} className="sm:mt-8">
          {t('teaching.groups.create')}
        </SubmitButton>
      </PageForm>
    </Card>
  );
}
