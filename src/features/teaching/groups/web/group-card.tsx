import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslations } from 'use-intl';
import { FormMessage } from '#page/form/form-message.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { groupForms } from './group-forms.ts';

interface Group {
  id: string;
  name: string;
  studentIds: readonly string[];
}

interface GroupCardProps {
  group: Group;
  students: readonly { id: string; firstName: string; lastName: string }[];
  isReadOnly: boolean;
}

/** One group: every student of the class is a button that puts her in it or takes her out. */
export function GroupCard({ group, students, isReadOnly }: GroupCardProps) {
  const t = useTranslations();
  const members = new Set(group.studentIds);
  const titleId = `group-${group.id}`;
  return (
    <Card as="li">
      <h2 id={titleId} className="text-step-1 wrap-anywhere">
        <bdi>{group.name}</bdi>
      </h2>
      <p className="mt-1 text-step--1 text-muted">
        {t('teaching.groups.students', { students: group.studentIds.length })}
      </p>
      <ul aria-labelledby={titleId} className="mt-4 flex flex-wrap gap-2">
        {students.map((student) => {
          const name = `${student.firstName} ${student.lastName}`.trim();
          const isIn = members.has(student.id);
          if (isReadOnly) return isIn && <li key={student.id}>{name}</li>;
          return (
            <li key={student.id}>
              <Choose groupId={group.id} studentId={student.id} name={name} isIn={isIn} />
            </li>
          );
        })}
      </ul>
      {!isReadOnly && (
        <div className="mt-5 border-t border-line pt-3">
          <Rename group={group} />
          <Remove groupId={group.id} />
        </div>
      )}
    </Card>
  );
}

function useGroupKeys() {
  const { api } = usePage();
  return [api.classes.key(), api.teaching.key()];
}

interface ChooseProps {
  groupId: string;
  studentId: string;
  name: string;
  isIn: boolean;
}

function Choose({ groupId, studentId, name, isIn }: ChooseProps) {
  const form = usePageForm(isIn ? groupForms.take : groupForms.put, {
    about: [groupId, studentId],
    invalidates: useGroupKeys(),
  });
  return (
    <PageForm form={form}>
      <Button
        type="submit"
        size="s"
        variant={isIn ? 'primary' : 'secondary'}
        icon={isIn ? IconCheck : IconPlus}
        aria-pressed={isIn}
        aria-describedby={`group-${groupId}`}
        busy={form.busy}
      >
        <bdi>{name}</bdi>
      </Button>
    </PageForm>
  );
}

function Rename({ group }: { group: Group }) {
  const t = useTranslations();
  const form = usePageForm(groupForms.rename, {
    about: [group.id],
    doneText: t('teaching.groups.renamed'),
    invalidates: useGroupKeys(),
  });
  return (
    <details open={form.refusal !== undefined || undefined}>
      <summary className="text-link flex min-h-11 cursor-pointer items-center">
        {t('teaching.groups.rename')}
      </summary>
      <PageForm form={form} className="my-2 rounded-control bg-sand p-4">
        <PageField name="name" known={group.name} label={t('teaching.groups.name')} required>
          {(control) => <TextInput {...control} key={group.name} autoComplete="off" maxLength={40} />}
        </PageField>
        <SubmitButton size="s" className="mt-3">
          {t('teaching.groups.renameSubmit')}
        </SubmitButton>
      </PageForm>
    </details>
  );
}

function Remove({ groupId }: { groupId: string }) {
  const t = useTranslations();
  const form = usePageForm(groupForms.remove, {
    about: [groupId],
    doneText: t('teaching.groups.removed'),
    invalidates: useGroupKeys(),
  });
  return (
    <details>
      <summary className="text-link flex min-h-11 cursor-pointer items-center">
        {t('teaching.groups.remove')}
      </summary>
      <div className="my-2 rounded-control bg-tint-gold p-4">
        <p className="max-w-reading text-pretty">{t('teaching.groups.removeText')}</p>
        <FormMessage form={form} className="mt-2" />
        <PageForm form={form} isMessageElsewhere className="mt-3">
          <SubmitButton size="s">{t('teaching.groups.removeYes')}</SubmitButton>
        </PageForm>
      </div>
    </details>
  );
}
