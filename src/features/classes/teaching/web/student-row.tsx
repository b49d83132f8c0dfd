import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { studentForms } from './student-forms.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { PendingView, StudentView } from '#features/classes/students/contract.ts';
import { MoveForm } from '#features/classes/moving/web/move-form.tsx';
import { ConfirmedForm } from './confirmed-form.tsx';
import { RequestNote } from './request-note.tsx';
import { RenameStudentForm } from './rename-student-form.tsx';

interface StudentRowProps {
  classId: string;
  student: Omit<StudentView, 'hasCard' | 'asks'>;
  hasCard?: boolean;
  /** What she is asking her teacher for. */
  asks?: StudentView['asks'];
  /** What she is waiting for; undefined once she is in. */
  why?: PendingView['why'];
  onRemoved(): void;
}

/** One student, since when, and the button that removes her. */
export function StudentRow({
  classId,
  student,
  hasCard = false,
  asks = null,
  why,
  onRemoved,
}: StudentRowProps) {
  const t = useTranslations();
  const format = useFormatter();
  const fullName = `${student.firstName} ${student.lastName}`.trim();
  const name =
    fullName || (why === 'guardian' ? t('classes.students.unnamed') : t('classes.students.noName'));
  const day = format.dateTime(new Date(student.since), { day: 'numeric', month: 'long' });
  const since =
    why === 'guardian'
      ? t('classes.students.guardian', { day })
      : why === 'seats'
        ? t('classes.students.seats', { day })
        : t('classes.students.since', { day });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      {fullName ? (
        <Avatar name={fullName} src={student.avatar ?? undefined} size="s" />
      ) : (
        <span className="grid size-9 shrink-0 place-content-center rounded-pill bg-sky text-dusk">
          <Icon shape={IconHourglass} size={20} />
        </span>
      )}
      <div className="min-w-0 grow basis-28">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-step--1 text-muted" suppressHydrationWarning>
          {since}
        </p>
      </div>
      {asks && (
        <RequestNote classId={classId} studentId={student.id} name={name} asks={asks} onRemoved={onRemoved} />
      )}
      <div className="flex flex-wrap gap-x-4 max-sm:basis-full max-sm:ps-12 has-open:basis-full">
        {hasCard && <RenameStudentForm classId={classId} student={student} />}
        {hasCard && (
          <ConfirmedForm
            definition={studentForms.renewCard}
            about={[classId, student.id]}
            opener={t('classes.students.newCard')}
            spoken={t('classes.students.newCardOf', { name })}
            question={t('classes.students.newCardText')}
            submit={t('classes.students.newCardSubmit')}
            onDone={() => toasts.show({ tone: 'success', text: t('classes.students.newCardDone') })}
          />
        )}
        {why !== 'guardian' && (
          <MoveForm classId={classId} studentId={student.id} name={name} onMoved={onRemoved} />
        )}
        <ConfirmedForm
          definition={studentForms.remove}
          about={[classId, student.id]}
          opener={t('classes.students.remove')}
          spoken={t('classes.students.removeOf', { name })}
          question={hasCard ? t('classes.students.removeCardText') : t('classes.students.removeText')}
          submit={t('classes.students.removeSubmit')}
          onDone={() => {
            toasts.show({ tone: 'success', text: t('classes.students.removed') });
            onRemoved();
          }}
        />
      </div>
    </li>
  );
}
