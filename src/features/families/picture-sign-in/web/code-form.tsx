import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { readFields, text } from '#page/form/fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { exampleFamilyCode } from '../policy.ts';

/** The field for a family’s code; leads to the page with its children, with or without JavaScript. */
export function CodeForm() {
  const t = useTranslations();
  const navigate = useNavigate();
  const [isEmpty, setEmpty] = useState(false);
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const familyCode = readFields({ code: text }, new FormData(form)).code;
    setEmpty(familyCode === '');
    if (familyCode === '') form.querySelector('input')?.focus();
    else void navigate(href('familyEntrance', { familyCode }));
  };
  return (
    <form action={href('familyEnter')} noValidate onSubmit={open} className="mt-6 space-y-5">
      <Field
        label={t('families.enter.code')}
        hint={t('families.enter.codeHint', { code: exampleFamilyCode })}
        error={isEmpty ? t('families.enter.codeMissing') : undefined}
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
            className="text-step-2 tracking-wider uppercase"
          />
        )}
      </Field>
      <Button type="submit" wide>
        {t('families.enter.find')}
      </Button>
    </form>
  );
}
