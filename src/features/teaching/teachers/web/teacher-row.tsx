import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { href } from '#urls.ts';
import { ConfirmedForm } from './confirmed-form.tsx';
import { teacherForms } from './teacher-forms.ts';

interface Teacher {
  id: string;
  firstName: string;
  lastName: string;
  role: 'owner' | 'co';
  isYou: boolean;
}

/** One teacher of a class: its owner may remove a co-teacher or hand the class over, and a co-teacher may leave. */
export function TeacherRow({ teacher, mayDecide }: { teacher: Teacher; mayDecide: boolean }) {
  const t = useTranslations();
  const { firstName, lastName, role, isYou } = teacher;
  const name = `${firstName} ${lastName}`.trim();
  const part = role === 'owner' ? t('teaching.teachers.owner') : t('teaching.teachers.co');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Avatar name={name} src={undefined} />
      <div className="min-w-0 grow basis-28">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-step--1 text-muted">{isYou ? t('teaching.teachers.you', { part }) : part}</p>
      </div>
      {role === 'co' && isYou && <Leave id={teacher.id} />}
      {role === 'co' && mayDecide && <Decide id={teacher.id} name={name} />}
    </li>
  );
}

function Leave({ id }: { id: string }) {
  const t = useTranslations();
  const navigate = useNavigate();
  return (
    <ConfirmedForm
      definition={teacherForms.leave}
      about={id}
      opener={t('teaching.teachers.leave')}
      question={t('teaching.teachers.leaveText')}
      submit={t('teaching.teachers.leaveYes')}
      doneText={t('teaching.teachers.left')}
      onDone={() => void navigate(href('educators'))}
    />
  );
}

function Decide({ id, name }: { id: string; name: string }) {
  const t = useTranslations();
  return (
    <>
      <ConfirmedForm
        definition={teacherForms.handOver}
        about={id}
        opener={t('teaching.teachers.handOver')}
        spoken={t('teaching.teachers.handOverTo', { name })}
        question={t('teaching.teachers.handOverText', { name })}
        submit={t('teaching.teachers.handOverYes')}
        doneText={t('teaching.teachers.handedOver')}
      />
      <ConfirmedForm
        definition={teacherForms.remove}
        about={id}
        opener={t('teaching.teachers.remove')}
        spoken={t('teaching.teachers.removeOf', { name })}
        question={t('teaching.teachers.removeText', { name })}
        submit={t('teaching.teachers.removeYes')}
        doneText={t('teaching.teachers.removed')}
      />
    </>
  );
}
