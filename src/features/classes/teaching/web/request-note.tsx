import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { StudentView } from '#features/classes/students/contract.ts';
import { formName } from '#features/classes/web/form-name.ts';
import { useClassForm } from './use-class-form.ts';

interface RequestNoteProps {
  classId: string;
  studentId: string;
  name: string;
  asks: NonNullable<StudentView['asks']>;
  onRemoved(): void;
}

/** What a student is asking her teacher for, and the two possible answers. */
export function RequestNote({ classId, studentId, name, asks, onRemoved }: RequestNoteProps) {
  const t = useTranslations();
  const isErasure = asks === 'erasure';
  const agree = useClassForm(formName('agreeToRequest', classId, studentId), () => {
    toasts.show({ tone: 'success', text: t('classes.students.removed') });
    onRemoved();
  });
  const decline = useClassForm(formName('declineRequest', classId, studentId), () =>
    toasts.show({ tone: 'success', text: t('classes.request.kept') }),
  );
  const refusal = agree.refusal ?? decline.refusal;
  const answers = [
    {
      form: 'agreeToRequest' as const,
      sent: agree,
      label: isErasure ? t('classes.request.erase') : t('classes.request.letGo'),
    },
    { form: 'declineRequest' as const, sent: decline, label: t('classes.request.keep') },
  ];
  return (
    <Callout tone="warning" className="basis-full">
      <p className="font-semibold">
        {isErasure ? t('classes.request.erasure', { name }) : t('classes.request.leave', { name })}
      </p>
      <p className="mt-1 text-pretty">
        {isErasure ? t('classes.request.erasureText') : t('classes.request.leaveText')}
      </p>
      {refusal && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {refusal.message}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {answers.map(({ form, sent, label }) => (
          <form key={form} ref={sent.formRef} method="post" onSubmit={sent.onSubmit}>
            <input type="hidden" name="form" value={formName(form, classId, studentId)} />
            <Button
              type="submit"
              size="s"
              variant={form === 'declineRequest' ? 'quiet' : 'secondary'}
              busy={sent.busy}
            >
              {label}
            </Button>
          </form>
        ))}
      </div>
    </Callout>
  );
}
