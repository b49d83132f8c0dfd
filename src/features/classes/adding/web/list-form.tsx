import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PageField } from '#page/form/page-field.tsx';
import type { PageFormState } from '#page/form/page-form-state.ts';
import { controlLook } from '#ui/field/control-look.ts';
import { studentsAtOnce } from '#features/classes/policy.ts';
import { ListFile } from './list-file.tsx';
import { OrderQuestion } from './order-question.tsx';
import type { PreviewedList } from './previewed-list.ts';

interface ListFormProps {
  form: PageFormState<PreviewedList>;
  /** The last preview, as long as the list is unchanged. */
  checked: PreviewedList | undefined;
  written: string;
  onWritten(written: string): void;
}

/** The first step: the list as typed or pasted and, if it is ambiguous, which name comes first. */
export function ListForm({ form, checked, written, onWritten }: ListFormProps) {
  const t = useTranslations();
  // A file that was chosen is checked at once.
  const take = (text: string) => {
    flushSync(() => onWritten(text));
    form.formRef.current?.requestSubmit();
  };
  return (
    <PageForm form={form}>
      <p className="mb-4 text-pretty">{t('classes.add.intro')}</p>
      <PageField
        name="students"
        label={t('classes.add.names')}
        hint={t('classes.add.namesHint', { students: studentsAtOnce })}
        required
      >
        {({ defaultValue: _typed, ...control }) => (
          <textarea
            {...control}
            rows={6}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            maxLength={100_000}
            value={written}
            onChange={(event) => onWritten(event.target.value)}
            className={controlLook}
          />
        )}
      </PageField>
      <ListFile onRead={take} />
      {checked && <OrderQuestion checked={checked} onChosen={() => form.formRef.current?.requestSubmit()} />}
      <SubmitButton size="s" variant={checked?.preview ? 'secondary' : 'primary'} className="mt-4">
        {checked ? t('classes.add.checkAgain') : t('classes.add.check')}
      </SubmitButton>
    </PageForm>
  );
}
