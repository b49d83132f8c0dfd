import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { formName } from '#features/classes/web/form-name.ts';
import { useClassForm } from './use-class-form.ts';

/** Creates a class: it needs a name, and has a code at once. */
export function NewClassForm({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations();
  const name = formName('create');
  const { formRef, onSubmit, busy, refusal, values } = useClassForm(name, () =>
    toasts.show({ tone: 'success', text: t('classes.create.done') }),
  );
  const issue = refusal?.issues['name'];
  return (
    <Card as="section" labelledBy="new-class" tone={isFirst ? 'paper' : 'sand'} padding="m">
      <h2 id="new-class" className="text-step-1">
        {isFirst ? t('classes.create.titleFirst') : t('classes.create.title')}
      </h2>
      {refusal && !issue && (
        <Callout tone="danger" announced className="mt-4">
          {refusal.message}
        </Callout>
      )}
      <form
        ref={formRef}
        method="post"
        noValidate
        onSubmit={onSubmit}
        className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-3"
      >
        <input type="hidden" name="form" value={name} />
        <Field
          label={t('classes.create.name')}
          hint={t('classes.create.nameHint')}
          error={issue}
          required
          className="min-w-0 grow basis-72"
        >
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="off"
              defaultValue={values['name']}
              maxLength={60}
            />
          )}
        </Field>
        <Button type="submit" icon={IconPlus} busy={busy} className="sm:mt-8">
          {t('classes.create.submit')}
        </Button>
      </form>
    </Card>
  );
}
