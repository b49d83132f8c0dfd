import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { Field } from '#ui/field/field.tsx';
import { studentsAtOnce } from '#features/classes/policy.ts';
import type { SentForm } from '#features/classes/web/sent-form.ts';
import { OrderQuestion } from './order-question.tsx';
import type { PreviewedList } from './previewed-list.ts';

interface ListFormProps {
  name: string;
  sent: SentForm<PreviewedList>;
  /** The last preview, as long as the list is unchanged. */
  checked: PreviewedList | undefined;
  written: string;
  onWritten(written: string): void;
}

/** The first step: the list as typed or pasted and, if it is ambiguous, which name comes first. */
export function ListForm({ name, sent, checked, written, onWritten }: ListFormProps) {
  const t = useTranslations();
  const { formRef, onSubmit, busy, refusal } = sent;
  const issue = refusal?.issues['students'];
  return (
    <form ref={formRef} method="post" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="form" value={name} />
      <p className="mb-4 text-pretty">{t('classes.add.intro')}</p>
      {refusal && !issue && (
        <Callout tone="danger" announced className="mb-4">
          {refusal.message}
        </Callout>
      )}
      <Field
        label={t('classes.add.names')}
        hint={t('classes.add.namesHint', { students: studentsAtOnce })}
        error={issue}
        required
      >
        {(control) => (
          <textarea
            {...control}
            name="students"
            rows={6}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            maxLength={10_000}
            value={written}
            onChange={(event) => onWritten(event.target.value)}
            className={controlLook}
          />
        )}
      </Field>
      {checked && <OrderQuestion checked={checked} onChosen={() => formRef.current?.requestSubmit()} />}
      <Button
        type="submit"
        size="s"
        variant={checked?.preview ? 'secondary' : 'primary'}
        busy={busy}
        className="mt-4"
      >
        {checked ? t('classes.add.checkAgain') : t('classes.add.check')}
      </Button>
    </form>
  );
}
