import { useState, type SubmitEvent } from 'react';
import { redirect, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { readFields, text } from '#page/form/fields.ts';
import { PageHead } from '#page/page-head.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import type { PageArgs } from '#page/page-route.ts';

export async function load({ url }: PageArgs): Promise<Response | undefined> {
  const classCode = url.searchParams.get('code')?.trim();
  return classCode ? redirect(href('liveGame', { classCode })) : undefined;
}

/** `/live`: where the code of the slide is entered. */
export default function EnterPage() {
  const t = useTranslations();
  return (
    <>
      <PageHead
        title={t('presenting.enter.title')}
        description={t('presenting.enter.text')}
        path={href('live')}
      />
      <AnswerSheet scene="learn" title={t('presenting.enter.title')} text={t('presenting.enter.text')}>
        <LiveCodeForm />
      </AnswerSheet>
    </>
  );
}

/** The field for the code; leads to its quiz, with or without JavaScript. */
export function LiveCodeForm() {
  const t = useTranslations();
  const navigate = useNavigate();
  const [isEmpty, setEmpty] = useState(false);
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const classCode = readFields({ code: text }, new FormData(form)).code;
    setEmpty(classCode === '');
    if (classCode === '') form.querySelector('input')?.focus();
    else void navigate(href('liveGame', { classCode }));
  };
  return (
    <form action={href('live')} noValidate onSubmit={open} className="mt-6 space-y-5">
      <Field
        label={t('presenting.enter.code')}
        hint={t('presenting.enter.codeHint')}
        error={isEmpty ? t('presenting.enter.codeMissing') : undefined}
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
      <Button type="submit" wide size="l">
        {t('presenting.enter.go')}
      </Button>
    </form>
  );
}
