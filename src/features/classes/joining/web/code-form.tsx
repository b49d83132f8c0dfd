import { useState, type SubmitEvent } from 'react';
import { readFields, text } from '#page/form/fields.ts';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';

/** The field for a class's code; leads to the page of that class, with or without JavaScript. */
export function CodeForm() {
  const t = useTranslations();
  const navigate = useNavigate();
  const [isEmpty, setEmpty] = useState(false);
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const classCode = readFields({ code: text }, new FormData(form)).code;
    setEmpty(classCode === '');
    if (classCode === '') form.querySelector('input')?.focus();
    else void navigate(href('joinClass', { classCode }));
  };
  return (
    <form action={href('join')} noValidate onSubmit={open} className="mt-6 space-y-5">
      <Field
        label={t('classes.join.code')}
        hint={t('classes.join.codeHint')}
        error={isEmpty ? t('classes.join.codeMissing') : undefined}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="code"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </Field>
      <Button type="submit" wide>
        {t('classes.join.find')}
      </Button>
    </form>
  );
}
